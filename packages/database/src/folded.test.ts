import { foldText } from '@pramaan/domain/fold-text'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { folded, hasText } from './conditions/folded.ts'
import { startTestDatabase } from './testing/database.ts'

const { db, stop } = await startTestDatabase()
afterAll(stop)

const scripts = [
  ...[
    [0x20, 0x17f],
    [0x1e00, 0x1eff],
    [0x370, 0x3ff],
    [0x400, 0x45f],
    [0x600, 0x6ff],
    [0x900, 0xdff],
  ],
  ...[
    [0x200b, 0x200f],
    [0x2066, 0x2069],
    [0xfe00, 0xfe0f],
    [0xff01, 0xff5e],
    [0x1c50, 0x1c59],
  ],
] as [number, number][]

/** Letters, marks and digits of Latin, Greek, Cyrillic, Arabic and India's scripts. */
const aSign = fc.oneof(
  ...scripts.map(([first, last]) => fc.integer({ min: first, max: last }).map((code) => String.fromCodePoint(code))),
)
const aText = fc.array(aSign, { maxLength: 12 }).map((signs) => signs.join(''))

test('the database folds a text as the domain does', async () => {
  const texts = fc.sample(aText, 3000)
  const given = sql.param(texts)
  const { rows } = await db.execute<{ text: string; folded: string }>(
    sql`select given as text, ${folded(sql`given`)} as folded from unnest(${given}::text[]) as given`,
  )
  const different = rows.filter((row) => row.folded !== foldText(row.text))
  expect(different.map((row) => [row.text, row.folded, foldText(row.text)])).toEqual([])
})

test.each([
  ['फ\u093cातिमा शेख', '\u095eातिमा'],
  ['\u095eातिमा शेख', 'फ\u093cातिमा'],
  ['Nguyễn Văn Đức', 'nguyen van duc'],
  ['Nguyen Van Duc', 'NGUYỄN'],
  ['José 100%', '0%'],
  ['Asha  Rao', 'asha rao'],
])('a list finds %j by %j', async (text, typed) => {
  const { rows } = await db.execute<{ found: boolean }>(sql`select ${hasText(typed, sql`${text}::text`)} as found`)
  expect(rows).toEqual([{ found: true }])
})

test('nothing typed is no condition, and other letters find nothing', async () => {
  expect(hasText(' \u200b', sql`'Asha'`)).toBeUndefined()
  const { rows } = await db.execute<{ found: boolean }>(sql`select ${hasText('a_ha', sql`'Asha'::text`)} as found`)
  expect(rows).toEqual([{ found: false }])
})

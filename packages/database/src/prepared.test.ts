import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { prepare, readRows } from './prepared.ts'
import { startTestDatabase } from './testing/database.ts'

const { db, stop } = await startTestDatabase()
afterAll(stop)

test('JSON that several rows have is parsed once, and each row has its own value', async () => {
  const given = [{ a: [1] }, { a: [2] }, { a: [1] }, null, 'a', null]
  const texts = sql.param(given.map((value) => JSON.stringify(value)))
  const rows = await readRows(db, prepare(sql`select given::jsonb from unnest(${texts}::text[]) as given`))
  expect(rows).toEqual(given.map((value) => [value]))
  expect(rows[2]?.[0]).toBe(rows[0]?.[0])
})

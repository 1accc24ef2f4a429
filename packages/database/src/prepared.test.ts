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

test('JSON that several rows share cannot be changed, nor anything in it', async () => {
  const [[read] = []] = await readRows(db, prepare(sql`select '{"a": {"b": [1]}}'::jsonb`))
  const shared = read as { a: { b: number[] } }
  expect(() => shared.a.b.push(2)).toThrow(TypeError)
  expect(() => Object.assign(shared.a, { b: [] })).toThrow(TypeError)
  expect(() => Object.assign(shared, { c: 1 })).toThrow(TypeError)
})

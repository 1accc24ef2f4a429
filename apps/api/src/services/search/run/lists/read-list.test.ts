import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { startApi } from '../../../../testing/server/start-api.ts'
import { readList } from './read-list.queries.ts'

const api = await startApi()

/** A list of so many candidates, read by a statement of its own. */
function listOf(candidates: number, name: number) {
  const list = sql`select id as k0, ${name}::int * 0 as missed from generate_series(1, ${candidates}::int) as id`
  return { list, most: 10_001, inOrder: false }
}

test('lists of thousands are read once a minute, and when all together are too long the oldest is read again', async () => {
  const spy = vi.spyOn(api.db.$client, 'query')
  const reads = async (name: number) => {
    spy.mockClear()
    const { rows } = await readList(api.db, listOf(9000, name))
    expect(rows).toHaveLength(9000)
    return spy.mock.calls.length
  }
  expect([await reads(0), await reads(0)]).toEqual([1, 0])
  for (let name = 1; name < 28; name++) expect(await reads(name)).toBe(1)
  expect([await reads(0), await reads(0), await reads(27)]).toEqual([1, 0, 0])
})

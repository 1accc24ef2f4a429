import { prepare } from '@pramaan/database/prepared'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { startApi } from '../../../testing/server/start-api.ts'
import { anyCount, savedCount } from './saved-counts.queries.ts'

const api = await startApi()

/** How often the database counts up to this number when four ask at once. */
async function countedFor(statement: ReturnType<typeof countTo>, fewest: number) {
  const spy = vi.spyOn(api.db.$client, 'query')
  const first = ([row]: unknown[][]) => Number(row?.[0])
  const asked = Array.from({ length: 4 }, () => savedCount(api.db, statement, fewest, first))
  const counts = new Set(await Promise.all(asked))
  const times = spy.mock.calls.length
  spy.mockRestore()
  return { times, counts: [...counts] }
}

function countTo(most: number) {
  return prepare(sql`select count(*) from generate_series(1, ${most}::int)`)
}

test('those who ask at once for a count that only decides how a page is read share it', async () => {
  expect(await countedFor(countTo(3001), anyCount)).toEqual({ times: 1, counts: [3001] })
})

test('few are counted for each who asks, and many once it is known that they are', async () => {
  expect(await countedFor(countTo(12), 2000)).toEqual({ times: 4, counts: [12] })
  expect(await countedFor(countTo(12), 2000)).toEqual({ times: 4, counts: [12] })

  const many = countTo(3002)
  expect(await countedFor(many, 2000)).toEqual({ times: 4, counts: [3002] })
  const later = performance.now() + 61_000
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => later)
  expect(await countedFor(many, 2000)).toEqual({ times: 1, counts: [3002] })
  clock.mockRestore()
})

test('a count that fails is counted again for who asks next', async () => {
  const failing = prepare(sql`select 1 / (select count(*) - 1 from generate_series(1, 1))`)
  await expect(countedFor(failing, anyCount)).rejects.toThrow()
  await expect(countedFor(failing, anyCount)).rejects.toThrow()
})

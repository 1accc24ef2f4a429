import { longTestMs } from '@pramaan/testing/patience'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { generateSearchRows } from '../../testing/generated/generated-rows.queries.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()

test('among more than ten thousand, counts are made on a sample and near the truth', {
  timeout: longTestMs,
}, async () => {
  const employer = await api.anEmployer({ plan: 'premium' })
  await generateSearchRows(api.db, 25_000)
  const client = await api.as(employer)
  const { data, isEstimate } = await client.searchAids.facets({ query: {} })
  expect(isEstimate).toBe(true)
  const { rows } = await api.db.execute<{ fresher: number; part: number }>(
    sql`select count(*) filter (where level = 1) as fresher, count(*) filter (where part_time) as part from candidate_search`,
  )
  const notified = data.expStatus.find(({ value }) => value === 'Fresher')?.count ?? 0
  const part = data.toggles.find(({ value }) => value === 'partTime')?.count ?? 0
  expect(notified / Number(rows[0]?.fresher)).toBeCloseTo(1, 0.7)
  expect(part / Number(rows[0]?.part)).toBeCloseTo(1, 0.7)
})

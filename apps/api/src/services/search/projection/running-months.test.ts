import { expect, test } from 'vitest'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { startApi } from '../../../testing/server/start-api.ts'
import { countMonthsOn } from './running-months.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const aMonthMs = 31 * 24 * 3600_000

async function monthsInSearch(query = {}) {
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  const { items } = await client.search.candidates({ query: { 'sortBy[]': ['ID:asc'], ...query } })
  return items.map(({ ExperienceMonths }) => ExperienceMonths)
}

test('months of work grow in the search while a candidate stays in a position, without a profile edit', async () => {
  const level = { experienceLevel: 'Experienced' } as const
  await aFindable(level, { experience: { startYear: 2024, startMonth: 'dec' } })
  await aFindable(level, { experience: { startYear: 2024, working: false, endYear: 2026, endMonth: 'jan' } })
  await aFindable(level, { experience: { startYear: 2024, working: false, endYear: 2027, endMonth: 'jan' } })
  expect(await monthsInSearch()).toEqual([23, 24, 34])
  await countMonthsOn(api.deps)
  expect(await monthsInSearch()).toEqual([23, 24, 34])
  api.pass(aMonthMs)
  await countMonthsOn(api.deps)
  expect(await monthsInSearch()).toEqual([24, 24, 35])
  expect(await monthsInSearch({ year: '1-3 Yrs' })).toEqual([24, 24, 35])
  api.pass(4 * aMonthMs)
  await countMonthsOn(api.deps)
  expect(await monthsInSearch()).toEqual([28, 24, 36])
})

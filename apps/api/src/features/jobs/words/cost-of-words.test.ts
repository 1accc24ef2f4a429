import { expect, test } from 'vitest'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'
import { statementsOf } from '../../../testing/server/statements.ts'

const api = await startApi()
const { aJob, aDrive, aCourse } = createOpenings(api.deps)

const unknown = Array.from({ length: 60 }, (_, at) => `zq${String.fromCharCode(97 + (at % 26))}${at}xv`)
const long = [
  '9 '.repeat(150),
  '9 8 7 6 5 4 3 2 1 '.repeat(16),
  unknown.slice(0, 50).join(' '),
  unknown.slice(0, 40).join(' or '),
  unknown
    .slice(0, 40)
    .map((word) => `-${word}`)
    .join(' '),
  `welder ${unknown.slice(0, 45).join(' ')}`,
  'pune mumbai nashik thane nagpur indore bhopal surat delhi jaipur '.repeat(4),
  'java php python react angular sql excel tally welder cook driver nurse '.repeat(4),
  '% _ ! ? ) ( '.repeat(25),
].map((term) => term.slice(0, 300))

/** As many as a list needs to read its words, find what they leave, page, count, and say which of them to remove. */
const mostOfList = 40

test.each(long)('a list is asked for with few statements, whatever is typed: %s', async (term) => {
  for (const location of ['Pune', 'Mumbai']) await aJob({ title: 'Welder', location })
  await aDrive()
  await aCourse()
  const { jobs, drives, courses } = await api.as(await api.aCandidate())
  await jobs.list({ query: { term: 'cook' } })
  for (const list of [jobs.list, drives.list, courses.list])
    expect((await statementsOf(() => list({ query: { term } }))).length).toBeLessThanOrEqual(mostOfList)
  expect((await statementsOf(() => jobs.suggestions({ query: { term } }))).length).toBeLessThanOrEqual(mostOfList)
})

test('of a long search that no job meets, what to remove, alone or in pairs, is found in one statement', async () => {
  await aJob({ title: 'Welder', location: 'Pune' })
  const client = await api.as(await api.aCandidate())
  const query = { term: '"welder" "pune" "zqxv"', type: ['Full Time', 'Part Time'], location: ['Mumbai'] } as const
  const search = () => client.jobs.list({ query: { ...query, type: [...query.type], location: [...query.location] } })
  expect((await search()).removal).toMatchObject({ count: 1 })
  expect((await statementsOf(search)).filter((text) => text.includes('"jobs_0"'))).toHaveLength(1)
})

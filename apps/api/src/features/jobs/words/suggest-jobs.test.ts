import { expect, test } from 'vitest'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const { aJob } = createOpenings(api.deps)

async function someJobs() {
  await aJob({ title: 'Telecaller', location: 'Pune' })
  await aJob({ title: 'Telecaller', location: 'Nashik', type: 'Part Time' })
  await aJob({ title: 'Telecaller', location: 'Pune', closedAt: api.deps.now() })
  await aJob({ title: 'Accountant', location: 'Pune', professionalSkills: ['Tally Prime'] })
}

test.each([
  ['telec', { Text: 'Telecaller', Kind: 'title', Count: 2 }],
  ['टेलीक', { Text: 'Telecaller', Kind: 'title', Count: 2 }],
  ['telecalar', { Text: 'Telecaller', Kind: 'title', Count: 2 }],
  ['tally pr', { Text: 'Tally Prime', Kind: 'skill', Count: 1 }],
  ['poon', { Text: 'Pune', Kind: 'city', Count: 2 }],
  ['telecaller pun', { Text: 'telecaller Pune', Kind: 'city', Count: 1 }],
  ['mahara', { Text: 'Maharashtra', Kind: 'city', Count: 3 }],
])('“%s” suggests %j, which is how many jobs its list has', async (term, suggested) => {
  await someJobs()
  const client = await api.as(await api.aCandidate())
  const { data } = await client.jobs.suggestions({ query: { term } })
  expect(data).toContainEqual(suggested)
  for (const { Text, Count } of data)
    expect([Text, (await client.jobs.list({ query: { term: Text } })).totalCount]).toEqual([Text, Count])
})

test('a skill beside other work is suggested only where a job asks for both, with the number of the list', async () => {
  await someJobs()
  const client = await api.as(await api.aCandidate())
  const suggested = async (term: string) =>
    (await client.jobs.suggestions({ query: { term } })).data.map(({ Text, Count }) => [Text, Count])
  expect(await suggested('telecaller tally pr')).toEqual([])
  await aJob({ title: 'Telecaller', professionalSkills: ['Tally Prime'] })
  expect(await suggested('telecaller tally pr')).toContainEqual(['telecaller Tally Prime', 3])
})

test('the other filters count too, the most jobs come first, and what no job has is not suggested', async () => {
  await someJobs()
  const client = await api.as(await api.aCandidate())
  const suggested = async (query: Parameters<typeof client.jobs.suggestions>[0]['query']) =>
    (await client.jobs.suggestions({ query })).data.map(({ Text, Count }) => [Text, Count])
  expect(await suggested({ term: 'telec', type: ['Part Time'] })).toContainEqual(['Telecaller', 1])
  expect(await suggested({ term: 'telec', type: ['Internship'] })).toEqual([])
  const counts = (await suggested({ term: 't' })).map(([, count]) => Number(count))
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  for (const term of ['', 'welde', 'zzqqx']) expect(await suggested({ term })).toEqual([])
})

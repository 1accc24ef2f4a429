import { expect, test } from 'vitest'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const hour = 3600_000

test('viewed candidates are listed once each, last viewed first, page by page, of the last days or ever', async () => {
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  const other = await api.as(await api.anEmployer({ plan: 'premium' }))
  const people = []
  for (let n = 0; n < 5; n++) people.push((await aFindable()).id)
  const look = async (ids: readonly number[]) => {
    for (const CandidateID of ids) await client.search.logHit({ body: { CandidateID } })
  }
  await look(people)
  await other.search.logHit({ body: { CandidateID: people[0] ?? 0 } })
  api.pass(8 * 24 * hour)
  await look(people.slice(1, 3))
  await client.shortlist.set({ body: { Candidate_id: people[2] ?? 0, Status: '1' } })
  const [a, b, c, d, e] = people
  const first = await client.search.viewed({ query: { pageSize: 2 } })
  expect(first).toMatchObject({
    data: [
      { ID: c, shortlisted: 1 },
      { ID: b, shortlisted: null },
    ],
    totalCount: 5,
  })
  await look([e ?? 0])
  const second = await client.search.viewed({ query: { pageSize: 2, before: first.next ?? 0 } })
  expect(second.data.map(({ ID }) => ID)).toEqual([d, a])
  expect(second.next).toBe(null)
  const week = await client.search.viewed({ query: { days: 7 } })
  expect([week.data.map(({ ID }) => ID), week.totalCount]).toEqual([[e, c, b], 3])
  const theirs = await other.search.viewed({ query: { before: first.next ?? 0 } })
  expect([theirs.data, theirs.totalCount]).toEqual([[], 1])
})

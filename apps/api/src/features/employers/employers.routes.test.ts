import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/findable.ts'
import { startApi } from '../../testing/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

test('the dashboard counts searches, candidates viewed, shortlisted and hired, and tells the past searches newest first', async () => {
  const employer = await api.anEmployer()
  const client = await api.as(employer)
  const [one, two, three] = [await aFindable(), await aFindable(), await aFindable()]
  const stages: [number, number][] = [
    [one.id, 1],
    [two.id, 1],
    [two.id, 2],
    [two.id, 3],
    [two.id, 4],
    [three.id, -1],
  ]
  for (const [Candidate_id, Status] of stages) await client.shortlist.set({ body: { Candidate_id, Status } })
  for (const { id } of [one, two, one]) await client.search.logHit({ body: { CandidateID: id } })
  api.pass(24 * 3600_000)
  await client.search.logHit({ body: { CandidateID: one.id } })
  for (const term of ['nurse', 'welder']) await client.search.candidates({ query: { term } })
  const { data } = await client.employers.dashboard({ params: { id: employer.id } })
  expect(data).toMatchObject({
    searchCount: 2,
    candidatesViewed: 2,
    hiringProcessStatusCounts: { shortlisted: 2, hired: 1 },
    searchLogs: [
      { Title: 'welder', Filters: { term: 'welder' }, CreatedOn: '2026-11-22T06:30:00.000Z' },
      { Title: 'nurse' },
    ],
  })
})

test('at most twenty past searches come with the dashboard, though all are counted', async () => {
  const employer = await api.anEmployer({ plan: 'premium' })
  const client = await api.as(employer)
  for (let at = 0; at < 22; at++) await client.search.candidates({ query: { term: `word ${at}` } })
  const { data } = await client.employers.dashboard({ params: { id: employer.id } })
  expect([data.searchLogs.length, data.searchLogs[0]?.Title, data.searchCount]).toEqual([20, 'word 21', 22])
})

test('an employer reads their own profile and dashboard and nobody else’s', async () => {
  const employer = await api.anEmployer(
    { firstName: 'Meena', lastName: 'Rao', companyDomain: 'Finance', location: 'Pune', designation: 'Director' },
    { email: 'meena@example.com' },
  )
  const other = await api.as(await api.anEmployer())
  const client = await api.as(employer)
  expect((await client.employers.profile({ params: { id: employer.id } })).data).toEqual({
    ID: employer.id,
    empFirstName: 'Meena',
    empLastName: 'Rao',
    empCompanyName: 'Demo Works',
    empCompanyDomain: 'Finance',
    empLocation: 'Pune',
    empDesignation: 'Director',
    email: 'meena@example.com',
    mobileNumber: employer.phone,
    plan: 'free',
  })
  const theirs = { params: { id: employer.id } }
  await expect(other.employers.profile(theirs)).rejects.toMatchObject({ status: 403, code: 'not-yours' })
  await expect(other.employers.dashboard(theirs)).rejects.toMatchObject({ status: 403, code: 'not-yours' })
})

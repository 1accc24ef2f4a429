import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const { aJob } = createOpenings(api.deps)
const aFindable = findableCandidates(api)

test('shortlist records name employer, job and candidate: an employer has their own, an Admin all [C-422]', async () => {
  const [mine, other] = [await api.anEmployer(), await api.anEmployer()]
  const [applicant, found, turnedDown] = [await aFindable(), await aFindable(), await aFindable()]
  const job = await aJob({ employerId: mine.id })
  await (await api.as(applicant)).applications.apply({ body: { JobID: job.id } })
  const me = await api.as(mine)
  const { data } = await me.applications.list({ query: {} })
  const body = { applicationId: data[0]?.ID ?? 0, applicationStatus: 'Shortlisted' as const }
  await me.applications.decide({ body })
  api.pass(1000)
  await me.shortlist.set({ body: { Candidate_id: found.id, Status: '1' } })
  api.pass(1000)
  await me.shortlist.set({ body: { Candidate_id: turnedDown.id, Status: '-1' } })
  api.pass(1000)
  await (await api.as(other)).shortlist.set({ body: { Candidate_id: found.id, Status: '1' } })

  const ownRecords = await me.shortlist.records({ query: {} })
  expect(ownRecords.data).toEqual([
    { EmployerID: mine.id, JobID: null, CandidateID: turnedDown.id, Shortlist: false },
    { EmployerID: mine.id, JobID: null, CandidateID: found.id, Shortlist: true },
    { EmployerID: mine.id, JobID: job.id, CandidateID: applicant.id, Shortlist: true },
  ])
  expect(ownRecords.totalCount).toBe(3)
  const admin = await api.as(await api.aStaffMember('Admin'))
  const all = await admin.shortlist.records({ query: { pageSize: 1 } })
  expect(all).toMatchObject({ totalCount: 4, pageCount: 4, data: [{ EmployerID: other.id }] })
  const hr = await api.as(await api.aStaffMember('hr'))
  await expect(hr.shortlist.records({ query: {} })).rejects.toMatchObject({ status: 403 })
})

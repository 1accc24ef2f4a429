import { expect, test } from 'vitest'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const { aJob, aDrive } = createOpenings(api.deps)

test('a closed job is hidden from candidates and accepts no applications, and earlier applicants still see it', async () => {
  const employer = await api.anEmployer()
  const drive = await aDrive({ employerId: employer.id })
  const job = await aJob({ employerId: employer.id, driveId: drive.id, professionalSkills: ['Tally'] })
  const params = { id: job.id }
  const early = await api.as(await api.aCandidate({ professionalSkills: ['Tally'] }))
  await early.applications.apply({ body: { JobID: job.id } })
  const owner = await api.as(employer)
  expect((await owner.jobs.close({ params })).data.ClosedOn).toBe('2026-11-21T06:30:00.000Z')
  const late = await api.as(await api.aCandidate({ professionalSkills: ['Tally'] }))
  for (const candidate of [early, late]) {
    expect((await candidate.jobs.list({ query: {} })).totalCount).toBe(0)
    expect((await candidate.jobs.scope()).data).toEqual([])
    expect((await candidate.jobs.get({ params })).data.ClosedOn).not.toBeNull()
  }
  const closed = { status: 409, code: 'job-closed' }
  await expect(late.applications.apply({ body: { JobID: job.id } })).rejects.toMatchObject(closed)
  const inDrive = { JobID: job.id, placementID: drive.id }
  await expect(late.applications.applyToDriveJob({ body: inDrive })).rejects.toMatchObject(closed)
  await expect(late.applications.landing({ body: { jobID: String(job.id), type: 'job' } })).rejects.toMatchObject(
    closed,
  )
  expect((await early.applications.mine({ query: {} })).data).toMatchObject([{ JobID: job.id, Status: 'Applied' }])
})

test('a reopened job takes applications again; closing or reopening twice changes nothing', async () => {
  const employer = await api.anEmployer()
  const job = await aJob({ employerId: employer.id })
  const params = { id: job.id }
  const owner = await api.as(employer)
  const { data: once } = await owner.jobs.close({ params })
  api.pass(60_000)
  expect((await owner.jobs.close({ params })).data).toEqual(once)
  await owner.jobs.reopen({ params })
  expect((await owner.jobs.reopen({ params })).data.ClosedOn).toBeNull()
  const candidate = await api.as(await api.aCandidate())
  await candidate.applications.apply({ body: { JobID: job.id } })
})

test('the job’s side lists open and closed jobs by state, with counts', async () => {
  const employer = await api.anEmployer()
  const open = await aJob({ employerId: employer.id })
  const closed = await aJob({ employerId: employer.id, closedAt: api.deps.now() })
  const owner = await api.as(employer)
  const ids = async (query: { state?: 'open' | 'closed' }) =>
    (await owner.jobs.list({ query })).data.map(({ ID }) => ID)
  expect(await ids({})).toEqual([closed.id, open.id])
  expect(await ids({ state: 'open' })).toEqual([open.id])
  expect(await ids({ state: 'closed' })).toEqual([closed.id])
  const { facets } = await owner.jobs.list({ query: { state: 'open' } })
  expect(facets?.state).toEqual([
    { value: 'open', count: 1 },
    { value: 'closed', count: 1 },
  ])
})

test('another employer closes and reopens nothing, and reads neither applicants nor suggestions; a Counsellor edits no jobs', async () => {
  const employer = await api.anEmployer()
  const job = await aJob({ employerId: employer.id })
  const params = { id: job.id }
  await (await api.as(await api.aCandidate())).applications.apply({ body: { JobID: job.id } })
  const stranger = await api.as(await api.anEmployer())
  const absent = { status: 404 }
  await expect(stranger.jobs.close({ params })).rejects.toMatchObject(absent)
  await expect(stranger.jobs.reopen({ params })).rejects.toMatchObject(absent)
  await expect(stranger.jobs.suggested({ params, query: {} })).rejects.toMatchObject(absent)
  expect((await stranger.applications.list({ query: { jobID: job.id } })).totalCount).toBe(0)
  const counsellor = await api.as(await api.aStaffMember('Counsellor'))
  const refused = { status: 403 }
  await expect(counsellor.jobs.close({ params })).rejects.toMatchObject(refused)
  await expect(counsellor.jobs.update({ params, body: { JobTitle: 'Mine' } })).rejects.toMatchObject(refused)
  await expect(counsellor.jobs.remove({ params })).rejects.toMatchObject(refused)
  const admin = await api.as(await api.aStaffMember('Admin'))
  expect((await admin.jobs.close({ params })).data.ClosedOn).not.toBeNull()
})

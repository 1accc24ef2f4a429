import { jobs, placementDrives } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const { aJob, aDrive, aDriveApplication } = createOpenings(api.deps)
const newJob = { jobTitle: 'Welder', companyName: 'Demo Works', jobOpenings: '4', jobCtcFrom: '2', jobCtcTo: '5' }

/** An employer, and another employer's drive with a job that has an applicant. */
async function aForeignDrive() {
  const other = await api.anEmployer()
  const drive = await aDrive({ title: 'Theirs', employerId: other.id, createdBy: other.id })
  const job = await aJob({ driveId: drive.id, employerId: other.id })
  const candidate = await api.aCandidate()
  await aDriveApplication({ driveId: drive.id, candidateId: candidate.id, status: 'Applied' })
  await (await api.as(candidate)).applications.apply({ body: { JobID: job.id } })
  return { me: await api.as(await api.anEmployer()), drive, job }
}

test('another employer’s drive, its jobs and its edit answer 404 to an employer, and nothing changes', async () => {
  const { me, drive, job } = await aForeignDrive()
  const params = { id: drive.id }
  for (const call of [
    () => me.drives.get({ params }),
    () => me.drives.byId({ query: params }),
    () => me.drives.jobs({ params }),
    () => me.jobs.get({ params: { id: job.id } }),
    () => me.drives.update({ params, body: { Title: 'Taken', Faqs: [] } }),
    () => me.drives.update({ params, body: { PlacementTitle: 'Taken' } }),
    () => me.drives.remove({ params }),
    () => me.drives.addJob({ params: { driveId: drive.id }, body: newJob }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 404 })
  for (const show of ['all', 'open', 'mine', 'recent'] as const)
    expect((await me.drives.list({ query: { show } })).totalCount).toBe(0)
  expect((await me.drives.filter({ body: { term: 'their' } })).data).toEqual([])
  expect(await api.db.select().from(placementDrives)).toMatchObject([{ title: 'Theirs', deletedAt: null }])
  expect(await api.db.select().from(jobs)).toHaveLength(1)
})

test('applicants of another employer’s drive or its jobs are never listed, whatever the request', async () => {
  const { me, drive, job } = await aForeignDrive()
  const employerID = drive.employerId ?? 0
  for (const query of [{}, { placementDriveID: drive.id }, { jobID: job.id }, { employerID }, { term: 'theirs' }])
    expect(await me.applications.list({ query })).toMatchObject({ data: [], totalCount: 0 })
  const contacts = me.drives.applicants({ params: { driveId: drive.id }, query: {} })
  await expect(contacts).rejects.toMatchObject({ status: 403 })
})

test('another employer’s standalone job cannot be moved into an own drive', async () => {
  const theirs = await aJob({ title: 'Standalone', employerId: (await api.anEmployer()).id })
  const mine = await api.anEmployer()
  const drive = await aDrive({ employerId: mine.id })
  const client = await api.as(mine)
  const moved = client.drives.addJob({ params: { driveId: drive.id }, body: { ...newJob, JobID: theirs.id } })
  await expect(moved).rejects.toMatchObject({ status: 404 })
  expect(await api.db.select().from(jobs)).toMatchObject([{ driveId: null, title: 'Standalone' }])
})

test('an employer reads the applicants of their own drive and its jobs, without phone or e-mail', async () => {
  const mine = await api.anEmployer()
  const drive = await aDrive({ title: 'Mine', employerId: mine.id })
  const job = await aJob({ driveId: drive.id, employerId: mine.id, title: 'Fitter' })
  const candidate = await api.aCandidate({}, { fullName: 'Asha Rao' })
  await aDriveApplication({ driveId: drive.id, candidateId: candidate.id, status: 'Applied' })
  await (await api.as(candidate)).applications.apply({ body: { JobID: job.id } })
  const client = await api.as(mine)
  const { data, totalCount } = await client.applications.list({ query: { placementDriveID: drive.id } })
  expect(totalCount).toBe(2)
  expect(data.map(({ Kind, JobTitle, CandidateName }) => [Kind, JobTitle, CandidateName]).toSorted()).toEqual([
    ['drive', null, 'Asha Rao'],
    ['job', 'Fitter', 'Asha Rao'],
  ])
  expect(JSON.stringify(data)).not.toContain(candidate.phone)
})

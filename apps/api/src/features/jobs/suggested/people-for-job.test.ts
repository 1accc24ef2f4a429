import { jobApplications } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const { aJob, aDrive, aDriveApplication } = createOpenings(api.deps)
const aFindable = findableCandidates(api)
const looking = { joiningStatus: true, joining: 'join' } as const
const named = (fullName: string) => ({ account: { fullName } })
const skills = { generalSkills: ['Typing'], professionalSkills: ['Tally Prime', 'GST'] }
const names = (list: readonly { FullName: string }[]) => list.map(({ FullName }) => FullName)

const anAdmin = async () => api.as(await api.aStaffMember('Admin'))
const peopleFor = async (id: number) => (await (await anAdmin()).jobs.people({ params: { id } })).data

test('a drive’s job has who has every skill and who comes nearest, best first, each with the reasons; nobody else', async () => {
  const { id: driveId } = await aDrive()
  const job = await aJob({ title: 'Accountant', driveId, ...skills })
  await aFindable({ ...looking, currentPosition: 'Accountant', professionalSkills: ['GST'] }, named('Nearest'))
  await aFindable({ ...looking, ...skills }, named('Has All'))
  await aFindable({ ...looking, professionalSkills: ['Tally Prime'] }, named('Has Half'))
  await aFindable({ ...looking, currentPosition: 'Staff Nurse', professionalSkills: ['Patient Care'] }, named('Nurse'))
  const people = await peopleFor(job.id)
  expect(names(people)).toEqual(['Nearest', 'Has All', 'Has Half'])
  const said = people.map(({ Fit }) => Fit?.map(({ asked, grade }) => [asked.join(), grade]))
  expect(said[0]?.[0]).toEqual(['Accountant', 'title'])
  expect(said[2]?.slice(1)).toEqual([
    ['Tally Prime', 'skill'],
    ['GST Filing', null],
    ['Typing', null],
  ])
})

test('who applied to the job or to its drive is left out, also after a withdrawal, and so is who is hidden', async () => {
  const { id: driveId } = await aDrive()
  const job = await aJob({ title: 'Accountant', driveId, ...skills })
  const [applied, asked, hidden] = [await aFindable(skills), await aFindable(skills), await aFindable(skills)]
  await aFindable(skills, named('Left'))
  const [now, candidateId] = [api.deps.now(), applied.id]
  const application = { jobId: job.id, candidateId, status: 'Withdrawn', createdAt: now, updatedAt: now } as const
  await api.db.insert(jobApplications).values(application)
  await aDriveApplication({ driveId, candidateId: asked.id })
  await (await api.as(hidden)).privacy.beFound({ body: { On: false } })
  expect(names(await peopleFor(job.id))).toEqual(['Left'])
})

test('where few have every skill, an employer sees who comes nearest besides, with their status, and no applicants', async () => {
  const employer = await api.anEmployer()
  const job = await aJob({ title: 'Accountant', employerId: employer.id, ...skills })
  await aFindable({ ...looking, ...skills }, named('Every Skill'))
  const near = await aFindable({ ...looking, professionalSkills: ['Tally Prime'] }, named('Tally Alone'))
  const applied = await aFindable({ ...looking, professionalSkills: ['Tally Prime'] }, named('Has Applied'))
  const [now, candidateId] = [api.deps.now(), applied.id]
  const application = { jobId: job.id, candidateId, status: 'Applied', createdAt: now, updatedAt: now } as const
  await api.db.insert(jobApplications).values(application)
  const client = await api.as(employer)
  await client.shortlist.set({ body: { Candidate_id: near.id, Status: '1' } })
  const suggested = (pageIndex: number) => client.jobs.suggested({ params: { id: job.id }, query: { pageIndex } })
  const { data, nearest } = await suggested(0)
  expect(names(data)).toContain('Every Skill')
  const tally = nearest.find(({ FullName }) => FullName === 'Tally Alone')
  expect(tally).toMatchObject({ ID: near.id, shortlisted: 1 })
  expect(names(nearest)).not.toContain('Every Skill')
  expect(names(nearest)).not.toContain('Has Applied')
  expect((await suggested(1)).nearest).toEqual([])
})

test('of those with every skill, an employer’s list and its count leave out who applied, on every page', async () => {
  const employer = await api.anEmployer()
  const ofJob = { generalSkills: ['Typing'], professionalSkills: ['Lathe of the house'] }
  const { id: driveId } = await aDrive({ employerId: employer.id })
  const job = await aJob({ title: 'Turner', driveId, employerId: employer.id, ...ofJob })
  const [applied, withdrawn, asked] = [await aFindable(ofJob), await aFindable(ofJob), await aFindable(ofJob)]
  await aFindable({ ...ofJob, ...looking }, named('Left'))
  await aFindable(ofJob, named('Left too'))
  const now = api.deps.now()
  const one = { jobId: job.id, createdAt: now, updatedAt: now }
  await api.db.insert(jobApplications).values([
    { ...one, candidateId: applied.id, status: 'Applied' },
    { ...one, candidateId: withdrawn.id, status: 'Withdrawn' },
  ])
  await aDriveApplication({ driveId, candidateId: asked.id })
  const client = await api.as(employer)
  const page = (pageIndex: number) =>
    client.jobs.suggested({ params: { id: job.id }, query: { pageSize: 1, pageIndex } })
  const [first, second] = [await page(0), await page(1)]
  expect([names(first.data), names(second.data)]).toEqual([['Left'], ['Left too']])
  expect([first.totalCount, first.pageCount]).toEqual([2, 2])
})

test('who does not look for work comes last, also among the suggested candidates of an employer’s job', async () => {
  const ownSkills = { generalSkills: ['Typing'], professionalSkills: ['Own speciality'] }
  const job = await aJob({ title: 'Own trade', ...ownSkills })
  await aFindable({ ...ownSkills, cv: 'a-cv.pdf' }, { ...named('Settled'), hr: {} })
  await aFindable({ ...ownSkills, ...looking }, named('Looks'))
  const { data } = await (await anAdmin()).jobs.suggested({ params: { id: job.id }, query: {} })
  expect(names(data)).toEqual(['Looks', 'Settled'])
  expect(names(await peopleFor(job.id))).toEqual(['Looks', 'Settled'])
})

test('staff with candidate lists may ask, without contact data; a course partner, employers and candidates may not', async () => {
  const person = await aFindable(skills, named('Asha Demo'))
  const job = await aJob({ title: 'Accountant', ...skills })
  const params = { id: job.id }
  for (const role of ['hr', 'Counsellor'] as const) {
    const answer = JSON.stringify(await (await api.as(await api.aStaffMember(role))).jobs.people({ params }))
    expect(answer).toContain('Asha Demo')
    expect(answer).not.toContain(person.phone)
  }
  for (const other of [await api.aStaffMember('C-Partner'), await api.anEmployer(), person])
    await expect((await api.as(other)).jobs.people({ params })).rejects.toMatchObject({ status: 403 })
  await expect(peopleFor(999_999)).rejects.toMatchObject({ status: 404 })
})

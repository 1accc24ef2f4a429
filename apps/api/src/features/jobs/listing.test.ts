import { jobDomains, jobs, placementDrives } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const { aJob, aDrive } = createOpenings(api.deps)
const titles = (list: { data: { Title: string }[] }) => list.data.map(({ Title }) => Title)

/** Four jobs that differ in all that the filters ask. */
async function someJobs() {
  const [first, second] = await api.db.select().from(jobDomains).limit(2)
  const ids = { first: first?.id ?? 0, second: second?.id ?? 0 }
  await aJob({
    title: 'Clerk',
    location: 'Mumbai',
    experience: 'Fresher',
    domainId: ids.first,
    generalSkills: ['Typing'],
  })
  await aJob({ title: 'Coder', type: 'Freelance', experience: '3', ctcFrom: 80_000_000, ctcTo: 90_000_000 })
  await aJob({ title: 'Chief', experience: 'More than 6', ctcFrom: 300_000_000, ctcTo: null, domainId: ids.second })
  const request = { title: 'Accountant', type: 'Part Time', location: 'Navi Mumbai', experience: '6' }
  await aJob({ ...request, ctcFrom: 50_000_000, ctcTo: 70_000_000, professionalSkills: ['Tally Prime', 'GST'] })
  return ids
}

test('each filter of the listing takes effect, values of one filter add up and filters narrow each other', async () => {
  const ids = await someJobs()
  const { jobs } = await api.as(await api.aCandidate())
  const filtered = async (query: Parameters<typeof jobs.list>[0]['query']) => {
    const list = await jobs.list({ query: { sort: 'newest', ...query } })
    expect(list.totalCount).toBe(list.data.length)
    return titles(list)
  }
  expect(await filtered({ location: ['Mumbai', 'Navi Mumbai'] })).toEqual(['Accountant', 'Clerk'])
  expect(await filtered({ type: 'Freelance' })).toEqual(['Coder'])
  expect(await filtered({ experience: 'Fresher' })).toEqual(['Clerk'])
  expect(await filtered({ experience: 'Intermediate' })).toEqual(['Coder'])
  expect(await filtered({ experience: 'Expert' })).toEqual(['Accountant', 'Chief'])
  expect(await filtered({ salary: '5-7' })).toEqual(['Accountant', 'Clerk'])
  expect(await filtered({ salary: '7-10' })).toEqual(['Accountant', 'Coder'])
  expect(await filtered({ category: ids.second })).toEqual(['Chief'])
  expect(await filtered({ tags: ['tally  prime', 'Typing'] })).toEqual(['Accountant', 'Clerk'])
  expect(await filtered({ location: 'Pune', salary: '7-10' })).toEqual(['Coder'])
  expect(await filtered({ location: 'Mumbai', salary: '7-10' })).toEqual([])
})

test('a filter’s counts show what each of its values would leave, with the other filters applied', async () => {
  const ids = await someJobs()
  const { jobs } = await api.as(await api.aCandidate())
  const { facets, totalCount } = await jobs.list({ query: { location: 'Navi Mumbai', salary: '5-7' } })
  expect(totalCount).toBe(1)
  expect(facets?.location).toEqual([
    { value: 'Mumbai', count: 1 },
    { value: 'Navi Mumbai', count: 1 },
  ])
  expect(facets?.salary).toEqual([
    { value: '3-5', count: 1 },
    { value: '5-7', count: 1 },
    { value: '7-10', count: 1 },
  ])
  expect(facets?.type).toEqual([{ value: 'Part Time', count: 1 }])
  expect(facets?.experience).toEqual([
    { value: 'Fresher', count: 0 },
    { value: 'Intermediate', count: 0 },
    { value: 'Expert', count: 1 },
  ])
  expect(facets?.tags).toEqual([
    { value: 'GST', count: 1 },
    { value: 'Tally Prime', count: 1 },
  ])
  const all = await jobs.list({ query: {} })
  expect(all.facets?.category.map(({ value, count }) => [value, count]).sort()).toEqual(
    [
      [ids.first, 1],
      [ids.second, 1],
    ].sort(),
  )
})

test('with every filter set, each still shows what its own values would leave', async () => {
  const ids = await someJobs()
  const { jobs } = await api.as(await api.aCandidate())
  const first = { location: 'Mumbai', type: 'Full Time', experience: 'Fresher', salary: '5-7' } as const
  const rest = { category: ids.first, tags: 'Typing', state: 'open', posted: '7' } as const
  const { facets, totalCount } = await jobs.list({ query: { ...first, ...rest } })
  expect(totalCount).toBe(1)
  expect(facets).toMatchObject({
    type: [{ value: 'Full Time', count: 1 }],
    location: [{ value: 'Mumbai', count: 1 }],
  })
})

test('jobs are filtered by where the work is done, each model with its count; a job that does not say so is in none', async () => {
  for (const workModel of ['Remote', 'Hybrid', 'Hybrid', 'OnSite', null])
    await aJob({ title: String(workModel), workModel })
  const { jobs } = await api.as(await api.aCandidate())
  const counts = [
    { value: 'Hybrid', count: 2 },
    { value: 'OnSite', count: 1 },
    { value: 'Remote', count: 1 },
  ]
  expect((await jobs.list({ query: {} })).facets?.model).toEqual(counts)
  const some = await jobs.list({ query: { model: ['Remote', 'OnSite'] } })
  expect(titles(some).toSorted()).toEqual(['OnSite', 'Remote'])
  expect(some.facets?.model).toEqual(counts)
})

test('the search box finds by words of title, company and place; a percent sign is a letter [C-413]', async () => {
  await someJobs()
  await aJob({ title: '100% remote writer', companyName: 'Ink House' })
  const { jobs } = await api.as(await api.aCandidate())
  expect(titles(await jobs.list({ query: { term: 'ink WRITER' } }))).toEqual(['100% remote writer'])
  expect(titles(await jobs.list({ query: { term: 'navi' } }))).toEqual(['Accountant'])
  expect(titles(await jobs.list({ query: { term: '%' } }))).toEqual(['100% remote writer'])
  expect(titles(await jobs.filter({ body: { term: 'coder' } }))).toEqual(['Coder'])
})

test('candidates see the best skill match first, with the match; others see the newest job first [C-411]', async () => {
  await aJob({ title: 'Half', generalSkills: ['Typing'], professionalSkills: ['SQL'] })
  await aJob({ title: 'Whole', generalSkills: ['Typing'], professionalSkills: ['Excel'] })
  await aJob({ title: 'None', professionalSkills: ['Welding'] })
  const candidate = await api.aCandidate({ generalSkills: ['typing'], professionalSkills: ['EXCEL'] })
  const list = await (await api.as(candidate)).jobs.list({ query: {} })
  expect(titles(list)).toEqual(['Whole', 'Half', 'None'])
  expect(list.data[1]?.Match).toEqual({ matched: 1, total: 2, missing: ['SQL'] })
  const admin = await (await api.as(await api.aStaffMember('Admin'))).jobs.list({ query: {} })
  expect(titles(admin)).toEqual(['None', 'Whole', 'Half'])
  expect(admin.data[0]).toMatchObject({ Match: null, Status: null, Applicants: 0 })
})

test('scope for you is the five best matches that are open and not applied to, each by more than general skills', async () => {
  const skills = { generalSkills: ['Typing'], professionalSkills: ['Excel'] }
  const over = await aDrive({ fromDate: '2026-11-01', toDate: '2026-11-20' })
  await aJob({ ...skills, title: 'Over', driveId: over.id })
  await aJob({ title: 'Nothing fits', professionalSkills: ['Welding'] })
  await aJob({ title: 'Half', generalSkills: ['Typing'], professionalSkills: ['Excel', 'SQL'] })
  await aJob({ title: 'General skills alone', generalSkills: ['Typing'], professionalSkills: ['SQL'] })
  for (const title of ['A', 'B', 'C']) await aJob({ ...skills, title })
  const applied = await aJob({ ...skills, title: 'Applied' })
  const client = await api.as(await api.aCandidate(skills))
  await client.applications.apply({ body: { JobID: applied.id } })
  expect(titles(await client.jobs.scope())).toEqual(['C', 'B', 'A', 'Half'])
})

test('an employer lists and opens only their own jobs, an Admin and a candidate all [C-391 C-392]', async () => {
  const [mine, other] = [await api.anEmployer(), await api.anEmployer()]
  const job = await aJob({ title: 'Mine', employerId: mine.id })
  const foreign = await aJob({ title: 'Theirs', employerId: other.id })
  const client = await api.as(mine)
  const list = await client.jobs.list({ query: { EmployerID: other.id } })
  expect(list).toMatchObject({ data: [], totalCount: 0, facets: { location: [] } })
  expect(titles(await client.jobs.list({ query: {} }))).toEqual(['Mine'])
  expect((await client.jobs.get({ params: { id: job.id } })).data.Title).toBe('Mine')
  await expect(client.jobs.get({ params: { id: foreign.id } })).rejects.toMatchObject({ status: 404 })
  for (const person of [await api.aCandidate(), await api.aStaffMember('Admin')])
    expect((await (await api.as(person)).jobs.list({ query: {} })).totalCount).toBe(2)
})

test('jobs of a drive are listed by PlacementDriveID; the jobs of an ended or deleted drive are not listed [C-417 C-420]', async () => {
  const drive = await aDrive()
  await aJob({ title: 'In', driveId: drive.id })
  await aJob({ title: 'Out' })
  const client = await api.as(await api.aCandidate())
  const listed = () => client.jobs.list({ query: { PlacementDriveID: drive.id } })
  expect((await listed()).data).toMatchObject([
    { Title: 'In', PlacementDriveID: drive.id, PlacementDriveName: 'Winter drive' },
  ])
  expect(titles(await client.drives.jobs({ params: { id: drive.id } }))).toEqual(['In'])
  await api.db.update(placementDrives).set({ toDate: '2026-11-20' })
  expect(titles(await listed())).toEqual([])
  await api.db.update(placementDrives).set({ toDate: '2026-11-25', deletedAt: api.deps.now() })
  expect(titles(await client.jobs.list({ query: {} }))).toEqual(['Out'])
})

test('a job returns every field of the record, pay as numbers and as text: ‘4 to 6’, ‘30+’ or nothing [C-234–237 C-239 C-412 E-452 E-453 E-455 E-746]', async () => {
  const more = { degrees: ['BCA'], workModel: 'Hybrid', description: 'Tests what others build.' }
  const job = await aJob({ ctcFrom: 300_000_000, ctcTo: null, ...more })
  await aJob({ title: 'From and to', ctcFrom: 40_000_000, ctcTo: 60_000_000 })
  await aJob({ title: 'No pay said', ctcFrom: null, ctcTo: null })
  const client = await api.as(await api.aCandidate())
  expect((await client.jobs.get({ params: { id: job.id } })).data).toMatchObject({
    ID: job.id,
    Title: 'Tester',
    JobRole: null,
    Type: 'Full Time',
    Location: 'Pune',
    Openings: 2,
    Ctc: '30+',
    CtcFrom: 30,
    CtcTo: null,
    Experience: 'Fresher',
    Education: null,
    Degree: ['BCA'],
    WorkModel: 'Hybrid',
    Description: 'Tests what others build.',
    CompanyName: 'Demo Works',
    Image: null,
    PlacementDriveID: null,
    EmployerID: null,
    Skills: { GeneralSkills: [], ProfessionalSkills: [] },
    Status: null,
    Domain: null,
    Applicants: null,
  })
  const list = await client.jobs.list({ query: { sort: 'newest' } })
  expect(list.data[0]).toMatchObject({ Ctc: null, CtcFrom: null })
  expect(list.data[1]).toMatchObject({ Ctc: '4 to 6', CtcFrom: 4, CtcTo: 6 })
  expect(await api.db.select().from(jobs)).toHaveLength(3)
})

test('pages have no gaps or repeats, and an unknown filter option is refused', async () => {
  for (const title of ['A', 'B', 'C']) await aJob({ title })
  const client = await api.as(await api.aCandidate())
  const page = await client.jobs.list({ query: { pageSize: 2, pageIndex: 1 } })
  expect(page).toMatchObject({ data: [{ Title: 'A' }], totalCount: 3, pageCount: 2 })
  await expect(client.jobs.list({ query: { pageSize: 51 } })).rejects.toMatchObject({ status: 400 })
  const unknown = client.jobs.list({ query: { location: 'Atlantis' as 'Pune' } })
  await expect(unknown).rejects.toMatchObject({ status: 400 })
})

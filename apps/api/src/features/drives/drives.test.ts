import { driveApplications, jobDomains, placementDrives } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const { aJob, aDrive } = createOpenings(api.deps)
const titles = (list: { data: { Title: string }[] }) => list.data.map(({ Title }) => Title)

async function aForm() {
  const [domain] = await api.db.select().from(jobDomains).limit(1)
  return {
    Title: 'Spring drive',
    SubTitle: 'Freshers of 2026',
    AvgPackage: '4.5',
    Openings: '40',
    StartDate: '2026-12-01',
    EndDate: '2026-12-03',
    Qualification: 'Post Graduatino',
    Location: 'Satara' as const,
    Domain: domain?.id ?? 0,
    Skills: ['SQL', 'Excel'],
    NoOfCompany: 12,
    Highlights: [{ title: 'Offers on the same day' }],
    Process: [{ title: 'Test', description: 'One hour.' }],
    Faqs: [{ question: 'Where?', answer: 'In Satara.' }],
    CompanyData: [{ title: 'Demo Works', image: null }],
  }
}

test('the drive form creates a drive, and every field comes back; without criteria the skills stand in for them [C-241–249 C-416 E-442–447 E-736]', async () => {
  const employer = await api.anEmployer()
  const client = await api.as(employer)
  const { data } = await client.drives.create({ body: { ...(await aForm()), tokenUserID: employer.id } })
  expect(data).toMatchObject({
    Title: 'Spring drive',
    SubTitle: 'Freshers of 2026',
    AvgPackage: 4.5,
    Openings: 40,
    TotalCompany: 12,
    FromDate: '2026-12-01',
    ToDate: '2026-12-03',
    Qualification: 'Post Graduation',
    Location: 'Satara',
    Criteria: 'SQL, Excel',
    Skills: ['SQL', 'Excel'],
    Highlights: [{ title: 'Offers on the same day' }],
    Process: [{ title: 'Test', description: 'One hour.' }],
    Faqs: [{ question: 'Where?', answer: 'In Satara.' }],
    CompanyData: [{ title: 'Demo Works', image: null }],
    EmployerID: employer.id,
    CreatedBy: employer.id,
    status: null,
    Applicants: 0,
    Pending: null,
    Jobs: [],
    ID: expect.any(Number),
    CreatedOn: api.deps.now().toISOString(),
    Image: null,
    Domain: expect.any(String),
  })
  expect((await client.drives.byId({ query: { id: data.ID } })).data).toEqual(data)
  const companies = [{ title: 'Demo Works', image: 'logo' }]
  const pictured = await aDrive({ employerId: employer.id, image: 'hall', companies })
  expect((await client.drives.byId({ query: { id: pictured.id } })).data).toMatchObject({
    Image: '/api/files/hall',
    CompanyData: [{ title: 'Demo Works', image: '/api/files/logo' }],
  })
})

test('an employer adds a drive, updates it by the full form, and deletes it [E-662 E-738]', async () => {
  const employer = await api.anEmployer()
  const client = await api.as(employer)
  const form = await aForm()
  const { ID } = (await client.drives.create({ body: form })).data
  const body = { ...form, Title: 'Summer drive', Openings: '7', Faqs: [], tokenUserID: employer.id }
  const { data } = await client.drives.update({ params: { id: ID }, body })
  expect(data).toMatchObject({ ID, Title: 'Summer drive', Openings: 7, Faqs: [], AvgPackage: 4.5, TotalCompany: 12 })
  await client.drives.remove({ params: { id: ID } })
  await expect(client.drives.get({ params: { id: ID } })).rejects.toMatchObject({ status: 404 })
})

test('removed criteria fall back to the skills, and an empty average package or pay is none, not 0', async () => {
  const employer = await api.anEmployer()
  const client = await api.as(employer)
  const form = await aForm()
  const { data } = await client.drives.create({ body: { ...form, Criteria: 'Diploma holders' } })
  const params = { id: data.ID }
  expect(data.Criteria).toBe('Diploma holders')
  expect((await client.drives.update({ params, body: { ...form, Criteria: null } })).data.Criteria).toBe('SQL, Excel')
  const unpaid = client.drives.create({ body: { ...form, AvgPackage: '' } })
  await expect(unpaid).rejects.toMatchObject({
    details: [{ field: 'AvgPackage', message: 'Please provide the average package.' }],
  })
  const body = { jobTitle: 'Welder', companyName: 'Demo Works', jobOpenings: '4', jobCtcFrom: '', jobCtcTo: '' }
  await expect(client.drives.addJob({ params: { driveId: data.ID }, body })).rejects.toMatchObject({
    details: [
      { field: 'jobCtcFrom', message: 'Please provide CTC from.' },
      { field: 'jobCtcTo', message: 'Please provide CTC to.' },
    ],
  })
})

test('a drive cannot end before it starts, neither when made nor when changed', async () => {
  const client = await api.as(await api.anEmployer())
  const form = await aForm()
  const backwards = client.drives.create({ body: { ...form, EndDate: '2026-11-30' } })
  await expect(backwards).rejects.toMatchObject({ status: 400 })
  const { data } = await client.drives.create({ body: form })
  const change = client.drives.update({ params: { id: data.ID }, body: { EndDate: '2026-11-30' } })
  await expect(change).rejects.toMatchObject({ status: 400, details: [{ field: 'EndDate' }] })
  expect(await api.db.select().from(placementDrives)).toMatchObject([{ toDate: '2026-12-03' }])
})

test('the details screen’s payload changes its five fields and leaves the rest [E-737]', async () => {
  const employer = await api.anEmployer()
  const drive = await aDrive({ employerId: employer.id, subTitle: 'Kept' })
  const client = await api.as(employer)
  const body = {
    PlacementTitle: 'Renamed',
    PlacementCriteria: 'SQL',
    PlacementLocation: 'Nashik' as const,
    PlacementFromDate: '2026-12-05',
    PlacementToData: '2026-12-06',
  }
  const { data } = await client.drives.update({ params: { id: drive.id }, body })
  expect(data).toMatchObject({ Title: 'Renamed', Criteria: 'SQL', Location: 'Nashik', SubTitle: 'Kept', Openings: 40 })
  expect(data).toMatchObject({ FromDate: '2026-12-05', ToDate: '2026-12-06' })
})

test('an employer lists, opens, changes and deletes only their own drives [E-735]', async () => {
  const [mine, other] = [await api.anEmployer(), await api.anEmployer()]
  const ownDrive = await aDrive({ title: 'Mine', employerId: mine.id })
  const foreign = await aDrive({ title: 'Theirs', employerId: other.id })
  const client = await api.as(mine)
  expect(titles(await client.drives.list({ query: {} }))).toEqual(['Mine'])
  const params = { id: foreign.id }
  await expect(client.drives.get({ params })).rejects.toMatchObject({ status: 404 })
  await expect(client.drives.jobs({ params })).rejects.toMatchObject({ status: 404 })
  await expect(client.drives.update({ params, body: { Title: 'Taken' } })).rejects.toMatchObject({ status: 404 })
  await expect(client.drives.remove({ params })).rejects.toMatchObject({ status: 404 })
  await client.drives.remove({ params: { id: ownDrive.id } })
  expect(titles(await client.drives.list({ query: {} }))).toEqual([])
  const admin = await api.as(await api.aStaffMember('Admin'))
  expect(titles(await admin.drives.list({ query: {} }))).toEqual(['Theirs'])
})

test('a Counsellor adds and updates drives and deletes none; hr does neither [E-664 E-665]', async () => {
  const drive = await aDrive()
  const [counsellor, hr] = [
    await api.as(await api.aStaffMember('Counsellor')),
    await api.as(await api.aStaffMember('hr')),
  ]
  const form = await aForm()
  expect((await counsellor.drives.create({ body: form })).data.EmployerID).toBeNull()
  const params = { id: drive.id }
  expect((await counsellor.drives.update({ params, body: { Title: 'Better' } })).data.Title).toBe('Better')
  await expect(counsellor.drives.remove({ params })).rejects.toMatchObject({ status: 403 })
  await expect(hr.drives.create({ body: form })).rejects.toMatchObject({ status: 403 })
  await expect(hr.drives.update({ params, body: { Title: 'No' } })).rejects.toMatchObject({ status: 403 })
})

test('a candidate’s drives carry their own status, open ones first, and can be narrowed to open and applied [C-250–252 C-415 C-418 C-419 E-449 E-450 E-734]', async () => {
  const over = await aDrive({ title: 'Over', fromDate: '2026-11-01', toDate: '2026-11-20' })
  const request = await aDrive({ title: 'Asked for' })
  await aDrive({ title: 'Last day', toDate: '2026-11-21', location: 'Mumbai' })
  const [me, other] = [await api.aCandidate(), await api.aCandidate()]
  await (await api.as(other)).applications.apply({ body: { placementID: request.id } })
  const at = { createdAt: api.deps.now(), updatedAt: api.deps.now() }
  await api.db.insert(driveApplications).values({ driveId: over.id, candidateId: me.id, status: 'Rejected', ...at })
  const { drives, applications } = await api.as(me)
  const all = await drives.list({ query: {} })
  expect(titles(all)).toEqual(['Last day', 'Asked for', 'Over'])
  expect(all.data[1]).toMatchObject({ status: 'NotApplied', applicationStatus: 'NotApplied', CandidateApplied: false })
  expect(all.data[1]).toMatchObject({ Applicants: null, Pending: null })
  expect(all.data[2]).toMatchObject({ status: 'Rejected', applicationStatus: 'Applied', CandidateApplied: true })
  await applications.apply({ body: { placementID: request.id } })
  expect((await drives.get({ params: { id: request.id } })).data).toMatchObject({ status: 'Pending' })
  expect(titles(await drives.list({ query: { show: 'open' } }))).toEqual(['Last day', 'Asked for'])
  expect(titles(await drives.list({ query: { show: 'applied' } }))).toEqual(['Asked for', 'Over'])
  expect(titles(await drives.filter({ body: { location: ['Mumbai'], term: 'last' } }))).toEqual(['Last day'])
  const page = await drives.list({ query: { pageSize: 2, pageIndex: 1 } })
  expect(page).toMatchObject({ data: [{ Title: 'Over' }], totalCount: 3, pageCount: 2 })
})

test('recent drives are the employer’s own of the last 15 days of India’s calendar', async () => {
  const employer = await api.anEmployer()
  const made = (title: string, at: string, employerId = employer.id) =>
    aDrive({ title, employerId, createdAt: new Date(at) })
  await made('Sixteen days ago', '2026-11-05T18:29:59Z')
  await made('Fifteen days ago', '2026-11-05T18:30:00Z')
  await made('Today', '2026-11-21T06:00:00Z')
  await made('Another’s', '2026-11-21T06:00:00Z', (await api.anEmployer()).id)
  const client = await api.as(employer)
  expect(titles(await client.drives.list({ query: { show: 'recent' } }))).toEqual(['Today', 'Fifteen days ago'])
})

test('a job is added to a drive by the modal, and an own standalone job moves in once [E-448 E-451 E-733 E-740]', async () => {
  const employer = await api.anEmployer()
  const drive = await aDrive({ employerId: employer.id })
  const other = await aDrive({ employerId: employer.id })
  const job = await aJob({ employerId: employer.id })
  const client = await api.as(employer)
  const body = { jobTitle: 'Welder', companyName: 'Demo Works', jobOpenings: '4', jobCtcFrom: '2', jobCtcTo: '5' }
  await client.drives.addJob({ params: { driveId: drive.id }, body })
  await client.drives.addJob({ params: { driveId: drive.id }, body: { ...body, JobID: job.id, jobTitle: 'Moved in' } })
  const { data } = await client.drives.get({ params: { id: drive.id } })
  expect(data.Jobs).toMatchObject([
    { jobTitle: 'Welder', jobOpenings: 4, jobCtcFrom: 2, jobCtcTo: 5 },
    { JobID: job.id, jobTitle: 'Moved in' },
  ])
  expect(data).toMatchObject({ ctcFrom: 2, ctcTo: 5 })
  const twice = client.drives.addJob({ params: { driveId: other.id }, body: { ...body, JobID: job.id } })
  await expect(twice).rejects.toMatchObject({ code: 'wrong-state' })
  const upsideDown = client.drives.addJob({ params: { driveId: drive.id }, body: { ...body, jobCtcTo: '1' } })
  await expect(upsideDown).rejects.toMatchObject({ status: 400, details: [{ field: 'jobCtcTo' }] })
  const counsellor = await api.as(await api.aStaffMember('Counsellor'))
  const refused = counsellor.drives.addJob({ params: { driveId: drive.id }, body })
  await expect(refused).rejects.toMatchObject({ status: 403 })
})

test('a deleted drive and its jobs disappear for everyone, and its applications remain [E-516 E-663 E-739]', async () => {
  const drive = await aDrive()
  const job = await aJob({ driveId: drive.id })
  const candidate = await api.as(await api.aCandidate())
  await candidate.applications.apply({ body: { placementID: drive.id } })
  const admin = await api.as(await api.aStaffMember('Admin'))
  await admin.drives.remove({ params: { id: drive.id } })
  for (const client of [candidate, admin]) {
    expect((await client.drives.list({ query: {} })).totalCount).toBe(0)
    await expect(client.drives.get({ params: { id: drive.id } })).rejects.toMatchObject({ status: 404 })
    await expect(client.jobs.get({ params: { id: job.id } })).rejects.toMatchObject({ status: 404 })
  }
  expect(await api.db.select().from(driveApplications)).toHaveLength(1)
  const { data } = await candidate.applications.mine({ query: {} })
  expect(data).toMatchObject([{ Kind: 'drive', Available: false }])
})

import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { fileOf, pictureBytes } from '../../testing/people/sample-files.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const { aCourse, aDrive, aJob } = createOpenings(api.deps)

test('the dashboard counts searches, candidates viewed, shortlisted and hired, and lists the past searches newest first [E-464 E-732]', async () => {
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
    stages: expect.arrayContaining([{ Status: 4, Count: 1 }]),
    pastWeek: { searches: 2, viewed: 2, shortlisted: 2, hired: 1 },
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

test('an employer reads only their own profile and dashboard', async () => {
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
    emailConfirmed: true,
    mobileNumber: employer.phone,
    gender: null,
    image: null,
    companyLogo: null,
    company: { Status: 'confirmed', CompanyEmail: null, Gstin: null, Cin: null, Reason: null },
    plan: 'free',
  })
  const theirs = { params: { id: employer.id } }
  await expect(other.employers.profile(theirs)).rejects.toMatchObject({ status: 403, code: 'not-yours' })
  await expect(other.employers.dashboard(theirs)).rejects.toMatchObject({ status: 403, code: 'not-yours' })
})

test('the small figures below the four look back a week and no further', async () => {
  const employer = await api.anEmployer()
  const client = await api.as(employer)
  const { id } = await aFindable()
  await client.shortlist.set({ body: { Candidate_id: id, Status: '1' } })
  await client.search.logHit({ body: { CandidateID: id } })
  await client.search.candidates({ query: { term: 'nurse' } })
  api.pass(8 * 24 * 3600_000)
  const { data } = await client.employers.dashboard({ params: { id: employer.id } })
  expect(data).toMatchObject({ searchCount: 1, candidatesViewed: 1, hiringProcessStatusCounts: { shortlisted: 1 } })
  expect(data.pastWeek).toEqual({ searches: 0, viewed: 0, shortlisted: 0, hired: 0 })
})

describe('an employer’s own profile', () => {
  const params = ({ id }: { id: number }) => ({ params: { id } })

  test('only the sent fields change, and the token has the new name [E-490]', async () => {
    const about = { firstName: 'Meena', lastName: 'Rao', location: 'Pune' }
    const employer = await api.anEmployer(about, { email: 'meena@example.com' })
    const client = await api.as(employer)
    const body = {
      empLastName: 'Iyer',
      empDesignation: 'Director',
      gender: 'Female',
      email: 'Meena@Example.com',
    } as const
    const { data: token } = await client.employers.update({ ...params(employer), body })
    expect(decodeJwt(token).userInfo).toMatchObject({ ID: employer.id, FullName: 'Meena Iyer' })
    expect((await client.employers.profile(params(employer))).data).toMatchObject({
      empFirstName: 'Meena',
      empLastName: 'Iyer',
      empLocation: 'Pune',
      empDesignation: 'Director',
      gender: 'Female',
      email: 'meena@example.com',
      mobileNumber: employer.phone,
    })
  })

  test('takes a photo and a logo of one’s own, and no other link', async () => {
    const [employer, other] = [await api.anEmployer(), await api.anEmployer()]
    const [client, stranger] = [await api.as(employer), await api.as(other)]
    const file = fileOf('logo.png', await pictureBytes('png'))
    const { data: image } = await client.files.upload({ params: { product: 'avatar' }, file })
    const { data: companyLogo } = await client.files.upload({ params: { product: 'companyLogo' }, file })
    await client.employers.update({ ...params(employer), body: { image, companyLogo } })
    expect((await client.employers.profile(params(employer))).data).toMatchObject({ image, companyLogo })
    for (const link of ['https://example.com/a.png', companyLogo])
      await expect(stranger.employers.update({ ...params(other), body: { companyLogo: link } })).rejects.toMatchObject({
        code: 'not-found',
      })
    await client.employers.update({ ...params(employer), body: { companyLogo: null } })
    expect((await client.employers.profile(params(employer))).data).toMatchObject({ image, companyLogo: null })
  })

  test('refuses a new e-mail (that takes a code), an invalid e-mail, and other people [E-625]', async () => {
    const [employer, other] = [await api.anEmployer(), await api.anEmployer()]
    const client = await api.as(employer)
    const save = (email: string) => client.employers.update({ ...params(employer), body: { email } })
    await expect(save('new@example.com')).rejects.toMatchObject({
      status: 400,
      details: [{ field: 'email', message: 'Confirm the new address by the code that we send to it.' }],
    })
    await expect(save('no e-mail')).rejects.toMatchObject({ status: 400, details: [{ field: 'email' }] })
    const theirs = client.employers.update({ ...params(other), body: { empCompanyName: 'Taken over' } })
    await expect(theirs).rejects.toMatchObject({ status: 403, code: 'not-yours' })
  })
})

test('the tiles count candidates, courses and the employer’s own jobs, with a figure for each of the last 30 days', async () => {
  const [employer, other] = [await api.anEmployer(), await api.anEmployer()]
  const verified = await aFindable({}, { hr: { availability: 'Immediate' } })
  const { id } = await aFindable()
  await aCourse()
  const course = await aCourse({ price: 100_000 })
  const over = await aDrive({ employerId: employer.id, toDate: '2026-11-20' })
  const job = await aJob({ employerId: employer.id })
  await aJob({ employerId: employer.id, driveId: over.id })
  await aJob({ employerId: employer.id, deletedAt: api.deps.now() })
  const theirs = await aJob({ employerId: other.id })
  for (const person of [verified, { id }]) {
    const candidate = await api.as(person)
    await candidate.applications.apply({ body: { JobID: job.id } })
    await candidate.applications.apply({ body: { JobID: theirs.id } })
  }
  await (await api.as({ id })).applications.applyToCourse({ body: { CourseID: course.id } })
  const { Users, Certifications, Jobs } = (
    await (await api.as(employer)).employers.statistics({ params: { id: employer.id } })
  ).data
  expect(Users).toMatchObject({ totalUsers: 2, verifiedUsers: 1, immediateUsers: 1 })
  expect(Certifications).toMatchObject({ totalCertifications: 2, freeCertifications: 1, certifiedUsers: 0 })
  expect(Jobs).toMatchObject({ totalJobs: 2, activeJobs: 1, totalJobApplications: 2, uniqueJobApplicants: 2 })
  const today = { day: '2026-11-21', count: 2 }
  expect([Users.byDay, Jobs.byDay].map((days) => [days.length, days[0]?.day, days.at(-1)])).toEqual([
    [30, '2026-10-23', today],
    [30, '2026-10-23', today],
  ])
  expect(Certifications.byDay.at(-1)).toEqual({ ...today, count: 1 })
})

test('the count of verified candidates is returned with that of all [E-731]', async () => {
  await aFindable({}, { hr: {} })
  await aFindable()
  const client = await api.as(await api.anEmployer())
  expect((await client.employers.verifiedCount()).data).toEqual({ verified: 1, total: 2 })
})

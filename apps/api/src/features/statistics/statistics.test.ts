import {
  candidateSearch,
  courseApplications,
  jobApplications,
  shortlistMoves,
  shortlists,
  vspApplications,
} from '@pramaan/database/schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { createOpenings } from '../../testing/people/openings.ts'
import { shopOf } from '../../testing/scenarios/shop.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const shop = shopOf(api)
const openings = createOpenings(api.deps)
const query = { from: '2026-11-15', to: '2026-11-21' }
const at = (day: string, time = '12:00') => new Date(`2026-11-${day}T${time}:00+05:30`)
const admin = async () => api.as(await api.aStaffMember('Admin'))
const figures = async () => (await (await admin()).statistics.get({ query })).data

/** A candidate who signed up at an instant, with this many logins and profile strength. */
async function aUser(createdAt: Date, loginCount: number, strength = 0) {
  const person = await api.aCandidate({ profileProgress: strength }, { createdAt, loginCount })
  const row = { nameKey: 'a', words: [], card: {}, registeredAt: createdAt, updatedAt: createdAt }
  await api.db.insert(candidateSearch).values({ ...row, candidateId: person.id, comparedStrength: strength })
  return person
}

/**
 * Six users: four of this week, one of last week, one from long ago; also an erased person and staff, who don't count.
 */
async function users() {
  const first = await aUser(at('21'), 5, 100)
  const second = await aUser(at('15', '00:00'), 1, 60)
  const third = await aUser(at('18'), 0, 59)
  const before = await aUser(at('14', '23:59'), 2)
  await api.aCandidate({}, { createdAt: new Date('2026-01-05T10:00:00Z'), registrationStep: 2 })
  const employer = await api.anEmployer({}, { createdAt: at('20'), loginCount: 1 })
  await api.aCandidate({}, { createdAt: at('20'), erasedAt: at('21') })
  return { first, second, third, before, employer }
}

describe('figures on known data', () => {
  let people: Awaited<ReturnType<typeof users>>
  beforeEach(async () => {
    people = await users()
  })

  test('users: all, registered, signed in once and again, complete profiles, milestones [E-492 E-784]', async () => {
    const { Users, Period } = await figures()
    expect(Users).toEqual({
      totalUsers: 6,
      registeredUsers: 5,
      firstLogins: 4,
      repeatLogins: 2,
      milestones: 0,
      profileCompletions: 2,
    })
    expect(Period).toMatchObject({
      signUps: { now: 4, before: 1 },
      firstLogins: { now: 3, before: 1 },
      repeatLogins: { now: 1, before: 1 },
      profileCompletions: { now: 2, before: 0 },
    })
  })

  test('days are India’s, starting at midnight there, and every day of the period is listed', async () => {
    const { Days } = await figures()
    expect(Days.map(({ day, signUps }) => [day, signUps])).toEqual([
      ['2026-11-15', 1],
      ['2026-11-16', 0],
      ['2026-11-17', 0],
      ['2026-11-18', 1],
      ['2026-11-19', 0],
      ['2026-11-20', 1],
      ['2026-11-21', 1],
    ])
  })

  test('certifications: all, their applications and applicants; active are those applied to in 90 days [E-493]', async () => {
    const [old, fresh] = [
      await openings.aCourse({ createdAt: at('01') }),
      await openings.aCourse({ createdAt: at('16') }),
    ]
    await openings.aCourse()
    const apply = (courseId: number, candidateId: number, createdAt: Date) =>
      api.db.insert(courseApplications).values({ courseId, candidateId, createdAt })
    await apply(old.id, people.first.id, new Date('2026-05-01T10:00:00Z'))
    await apply(fresh.id, people.first.id, at('20'))
    await apply(fresh.id, people.second.id, at('20'))
    const { Certifications, Days, Period } = await figures()
    expect(Certifications).toEqual({
      totalCertifications: 3,
      totalCertApplications: 3,
      activeCertifications: 1,
      uniqueCertApplicants: 2,
    })
    expect(Days.find(({ day }) => day === '2026-11-20')?.certApplications).toBe(2)
    expect([Period.certApplications, Period.certifications]).toEqual([
      { now: 2, before: 0 },
      { now: 2, before: 0 },
    ])
  })

  test('jobs include those of drives, and drives are counted separately; deleted ones never count, ended ones are not active [E-494 E-495]', async () => {
    const job = await openings.aJob()
    const gone = await openings.aJob({ deletedAt: at('20') })
    const [open, over] = [await openings.aDrive(), await openings.aDrive({ toDate: '2026-11-20' })]
    await openings.aDrive({ deletedAt: at('20') })
    const driveJob = await openings.aJob({ driveId: open.id })
    await openings.aJob({ driveId: over.id })
    const row = { status: 'Applied', createdAt: at('19'), updatedAt: at('19') } as const
    await api.db.insert(jobApplications).values([
      { ...row, jobId: job.id, candidateId: people.first.id },
      { ...row, jobId: gone.id, candidateId: people.first.id },
      { ...row, jobId: job.id, candidateId: people.third.id },
      { ...row, jobId: driveJob.id, candidateId: people.third.id },
    ])
    await openings.aDriveApplication({ driveId: open.id, candidateId: people.first.id, createdAt: at('20') })
    await openings.aDriveApplication({ driveId: over.id, candidateId: people.first.id, createdAt: at('10') })
    const { Jobs, PlacementDrives, Period } = await figures()
    expect(Jobs).toEqual({ totalJobs: 3, totalJobApplications: 4, activeJobs: 2, uniqueJobApplicants: 2 })
    expect(PlacementDrives).toEqual({
      totalPlacementDrives: 2,
      activePlacementDrives: 1,
      totalPDJobs: 2,
      activePDJobs: 1,
      totalPDApplications: 2,
      uniquePDApplicants: 1,
    })
    expect([Period.jobApplications, Period.driveApplications]).toEqual([
      { now: 4, before: 0 },
      { now: 1, before: 1 },
    ])
  })

  test('the funnel counts candidates who signed up in the period, by their furthest step', async () => {
    const { first, second, before, employer } = people
    const drive = await openings.aDrive()
    await openings.aDriveApplication({ driveId: drive.id, candidateId: first.id })
    const pair = { employerId: employer.id, createdAt: at('20'), updatedAt: at('21') }
    await api.db.insert(shortlists).values([
      { ...pair, candidateId: first.id, status: -1 },
      { ...pair, candidateId: before.id, status: 4 },
    ])
    const move = { employerId: employer.id, candidateId: first.id, movedBy: employer.id, movedAt: at('21') }
    await api.db.insert(shortlistMoves).values([
      { ...move, fromStatus: null, toStatus: 1 },
      { ...move, fromStatus: 1, toStatus: 2 },
      { ...move, fromStatus: 2, toStatus: -1 },
    ])
    await api.db
      .insert(vspApplications)
      .values({ candidateId: second.id, createdAt: at('16'), verified: true, verifiedAt: at('17') })
    const { Funnel, Period } = await figures()
    expect(Funnel.map(({ step, people: count }) => [step, count])).toEqual([
      ['signed-up', 3],
      ['profile-complete', 2],
      ['applied', 1],
      ['shortlisted', 1],
      ['in-communication', 1],
      ['interviewed', 0],
      ['hired', 0],
    ])
    expect(Period.verified).toEqual({ now: 1, before: 0 })
  })
})

test('payments are real ones by day received and purpose; refunds are listed separately', async () => {
  const [one, two] = [await shop.aBuyer(), await shop.aBuyer()]
  for (const person of [one, two]) await shop.verify(shop.standin.pay(await shop.order(person)))
  const client = await admin()
  const [payment] = (await client.payments.list({ query: {} })).data
  await client.payments.refund({ params: { paymentId: payment?.ID ?? 0 }, body: { reason: 'Paid by mistake' } })
  const { Payments } = await figures()
  expect(Payments.total).toEqual({ VSP: 1000, PlacementDrive: 0, Course: 0, Plan: 0, captured: 1000, refunded: 500 })
  expect(Payments.payments).toEqual({ VSP: 2, PlacementDrive: 0, Course: 0, Plan: 0, refunded: 1 })
  expect(Payments.days.at(-1)).toEqual({
    day: '2026-11-21',
    VSP: 1000,
    PlacementDrive: 0,
    Course: 0,
    Plan: 0,
    refunded: 500,
  })
  expect((await client.reports.payments({ query })).data).toEqual(Payments)
})

test.each([
  [{ from: '2026-11-21', to: '2026-11-20' }, 'The end is before the start.'],
  [{ from: '2020-01-01', to: '2026-11-20' }, 'Choose at most 731 days.'],
  [{ from: '2026-02-30', to: '2026-11-20' }, 'Enter a day as yyyy-MM-dd.'],
])('%j is not a date range: %s', async (range, message) => {
  const client = await admin()
  await expect(client.statistics.get({ query: range })).rejects.toMatchObject({ details: [{ message }] })
  await expect(client.reports.drives({ query: range })).rejects.toMatchObject({ details: [{ message }] })
})

describe('reports', () => {
  test('each drive that ran in the date range lists its requests by status, and its fees', async () => {
    const drive = await shop.aDrive({ fromDate: '2026-11-21', toDate: '2026-11-30' })
    await shop.aDrive({ title: 'Later', fromDate: '2026-12-01', toDate: '2026-12-02' })
    await shop.aDrive({ title: 'Deleted', deletedAt: at('20') })
    const buyer = await shop.aBuyer()
    await shop.anApplication(drive.id, buyer.id)
    const client = await api.as(buyer)
    const body = { UserId: buyer.id, Amount: 1000, PlacementDriveId: drive.id, PaymentSource: 'web' }
    const { orderId } = await client.payments.createDriveOrder({ body })
    const sent = { ...shop.standin.pay(orderId), appliedTo: 'Placement Drive', amount: '1000' }
    await api.client().payments.verifyDrive({ body: { ...sent, PlacementDriveId: drive.id } })
    for (const status of ['Pending', 'Rejected'] as const)
      await openings.aDriveApplication({ driveId: drive.id, candidateId: (await api.aCandidate()).id, status })
    expect((await (await admin()).reports.drives({ query })).data).toEqual([
      {
        ID: drive.id,
        Title: 'Nashik drive',
        Location: 'Nashik',
        FromDate: '2026-11-21',
        ToDate: '2026-11-30',
        Openings: 5,
        Requested: 3,
        Accepted: 1,
        Rejected: 1,
        Paid: 1,
        Fees: 1000,
      },
    ])
  })

  test('three funnels: sign-ups, drive requests and job applications of the span', async () => {
    const person = await aUser(at('21'), 1, 80)
    const [drive, job] = [await openings.aDrive(), await openings.aJob()]
    await openings.aDriveApplication({ driveId: drive.id, candidateId: person.id, status: 'Accepted' })
    const row = { jobId: job.id, candidateId: person.id, createdAt: at('19'), updatedAt: at('19') }
    await api.db.insert(jobApplications).values({ ...row, status: 'Shortlisted' })
    const { data } = await (await admin()).reports.funnels({ query })
    expect(data.hiring.slice(0, 3).map(({ people }) => people)).toEqual([1, 1, 1])
    expect(data.drives.map(({ people }) => people)).toEqual([1, 1, 0])
    expect(data.jobs.map(({ people }) => people)).toEqual([1, 1])
  })
})

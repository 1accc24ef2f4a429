import { jobApplications, profileViews, searchAppearances } from '@pramaan/database/schema'
import { addDays, dayOf } from '@pramaan/domain/india-day'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { shopOf } from '../../testing/scenarios/shop.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const openings = createOpenings(api.deps)
const shop = shopOf(api)
const day = 24 * 3600_000
const ago = (days: number) => new Date(api.deps.now().getTime() - days * day)
// Many calls, so a minute for busy machines.
const slow = 60_000

/** Twelve people, some verified, an employer with a job, a drive and a job of the drive that all of them applied to. */
async function market() {
  const people = []
  for (let n = 0; n < 12; n++)
    people.push(await aFindable({}, { ...(n % 3 === 0 && { hr: {} }), applied: n % 4 === 1 }))
  const employer = await api.anEmployer({ plan: 'premium' })
  const mine = { employerId: employer.id, createdBy: employer.id }
  const drive = await openings.aDrive(mine)
  const jobs = [await openings.aJob(mine), await openings.aJob({ employerId: employer.id, driveId: drive.id })]
  const at = { createdAt: ago(1), updatedAt: ago(1) }
  for (const { id: candidateId } of people) {
    const row = { candidateId, status: 'Applied', ...at } as const
    await api.db.insert(jobApplications).values(jobs.map((job) => ({ ...row, jobId: job.id })))
    await openings.aDriveApplication({ driveId: drive.id, candidateId })
  }
  const client = await api.as(employer)
  for (const { id } of people.slice(0, 6)) await client.search.logHit({ body: { CandidateID: id } })
  for (const term of ['nurse', 'welder']) await client.search.candidates({ query: { term } })
  api.pass(8 * day)
  await client.search.logHit({ body: { CandidateID: people[0]?.id ?? 0 } })
  await client.search.logHit({ body: { CandidateID: people[7]?.id ?? 0 } })
  await client.search.candidates({ query: { term: 'tutor' } })
  for (const [n, { id }] of people.slice(0, 8).entries()) {
    await client.shortlist.set({ body: { Candidate_id: id, Status: '1' } })
    for (const Status of n % 2 === 0 ? ([2, 3, 4] as const) : [])
      await client.pipeline.move({ body: { Candidates: [id], Status } })
  }
  return { people, employer, client, drive, jobs }
}

type Market = Awaited<ReturnType<typeof market>>

/** One is suspended, one withdraws a consent, one no longer wants to be found, and one withdraws every application. */
async function hidePeople({ people }: Market) {
  const [suspended, withdrawn, unlisted, gone] = people.map(({ id }) => ({ id }))
  if (!suspended || !withdrawn || !unlisted || !gone) throw new Error('Too few people')
  const admin = await api.as(await api.aStaffMember('Admin'))
  await admin.accounts.suspend({ params: { id: suspended.id }, body: { Reason: 'Made up data' } })
  const [one, other] = [await api.as(withdrawn), await api.as(gone)]
  await one.privacy.erase({ body: { Contact: people[1]?.phone ?? '' } })
  await (await api.as(unlisted)).privacy.beFound({ body: { On: false } })
  await other.privacy.erase({ body: { Contact: people[3]?.phone ?? '' } })
}

/** The employer's figures with the lengths of their lists, by name. */
async function ofEmployer({ client, employer, drive, jobs }: Market) {
  const { data } = await client.employers.dashboard({ params: { id: employer.id } })
  const { hiringProcessStatusCounts: stages, pastWeek } = data
  const lately = { query: { days: 7 } }
  const pairs: [string, number | null, number][] = [
    ['searches', data.searchCount, (await client.search.history({ query: {} })).totalCount],
    ['searches of a week', pastWeek.searches, (await client.search.history(lately)).totalCount],
    ['viewed', data.candidatesViewed, (await client.search.viewed({ query: {} })).totalCount],
    ['viewed in a week', pastWeek.viewed, (await client.search.viewed(lately)).totalCount],
    ['shortlisted', stages.shortlisted, (await client.shortlist.list({ query: {} })).totalCount],
    ['hired', stages.hired, (await client.pipeline.hirings({ query: {} })).totalCount],
  ]
  for (const job of (await client.jobs.list({ query: { EmployerID: employer.id } })).data) {
    const list = await client.applications.list({ query: { jobID: job.ID } })
    pairs.push([`job ${job.ID}`, job.Applicants, list.totalCount])
  }
  const [listed] = (await client.drives.list({ query: { show: 'mine' } })).data
  const request = await client.applications.list({ query: { placementDriveID: drive.id, kind: 'drive' } })
  pairs.push(['drive', listed?.Applicants ?? null, request.totalCount])
  expect(pairs).toHaveLength(7 + jobs.length)
  return pairs
}

test(
  'an employer’s tiles, job cards and drive cards count what their lists hold, also after people went',
  async () => {
    const world = await market()
    const same = async () => {
      const pairs = await ofEmployer(world)
      for (const [name, figure, list] of pairs) expect([name, figure]).toEqual([name, list])
      return pairs.map(([, figure]) => figure)
    }
    expect(await same()).toEqual([3, 1, 7, 2, 8, 4, 12, 12, 12])
    await hidePeople(world)
    expect(await same()).toEqual([3, 1, 3, 1, 4, 2, 9, 9, 9])
  },
  slow,
)

test(
  'the tiles of the staff’s starts count what their lists hold, also after people went',
  async () => {
    const world = await market()
    const [hr, admin] = [await api.as(await api.aStaffMember('hr')), await api.as(await api.aStaffMember('Admin'))]
    const figures = async () => {
      const found = async (query: object) => (await hr.search.candidates({ query })).totalCount
      const [all, verified] = [await found({}), await found({ isVsp: 'true' })]
      const rows = async (query: object) => {
        const { items } = await hr.search.candidates({ query: { ...query, pageSize: '20' } })
        return items.length
      }
      expect([all, verified]).toEqual([await rows({}), await rows({ isVsp: 'true' })])
      const applicants = await admin.verification.applicants({ query: { pageSize: 50 } })
      expect(applicants.totalCount).toBe(applicants.data.length)
      return [all, verified, applicants.totalCount]
    }
    const before = await figures()
    expect(before.slice(0, 2)).toEqual([12, 3])
    await hidePeople(world)
    expect((await figures()).slice(0, 2)).toEqual([8, 1])
  },
  slow,
)

test('a candidate’s stat cards count what the pages behind them list, in the same days', async () => {
  const me = await aFindable()
  const client = await api.as(me)
  const employers: { id: number }[] = []
  for (let n = 0; n < 4; n++) employers.push(await api.anEmployer({ plan: 'premium' }))
  const seen = [1, 1, 89, 91].map((days, n) => ({ viewerId: employers[n % 3]?.id ?? 0, viewedAt: ago(days) }))
  await api.db.insert(profileViews).values(seen.map((view) => ({ ...view, candidateId: me.id })))
  const staff = await api.aStaffMember('hr')
  await api.db.insert(profileViews).values({ candidateId: me.id, viewerId: staff.id, viewedAt: ago(1) })
  const today = dayOf(api.deps.now())
  const days = [0, 3, 6, 7].map((back) => ({ candidateId: me.id, day: addDays(today, -back), count: 2 }))
  await api.db.insert(searchAppearances).values(days)
  for (const [n, employer] of employers.entries()) {
    const reader = await api.as(employer)
    await reader.shortlist.set({ body: { Candidate_id: me.id, Status: '1' } })
    if (n === 0) api.pass(31 * day)
    if (n === 1) await reader.pipeline.move({ body: { Candidates: [me.id], Status: -1, Reason: 'Not now' } })
  }
  api.pass(-31 * day)
  const { viewerCount, searchAppearance } = (await client.candidates.dashboard()).data
  expect(viewerCount).toBe((await client.interest.viewers({ query: {} })).totalCount)
  expect(searchAppearance).toBe((await client.interest.appearances({ query: { days: 7 } })).total)
  expect([viewerCount, searchAppearance]).toEqual([3, 6])
  api.pass(31 * day)
  const { shortlistedCount } = (await client.candidates.dashboard()).data
  expect(shortlistedCount).toBe((await client.interest.shortlistedBy({ query: { days: 30 } })).totalCount)
  expect([shortlistedCount, (await client.interest.shortlistedBy({ query: {} })).totalCount]).toEqual([2, 3])
})

test('the Store’s tiles and those of its days are the sums of the list they lead to, also after failures and a refund', async () => {
  const client = await api.as(await api.aStaffMember('Admin'))
  const buy = async () => shop.order(await shop.aBuyer())
  for (let n = 0; n < 3; n++) await shop.verify(shop.standin.pay(await buy()))
  await shop.verify(shop.standin.pay(await buy(), 'failure'))
  const days = [dayOf(api.deps.now()), addDays(dayOf(api.deps.now()), 1)]
  const listOf = async (query: object) => client.payments.list({ query: { show: 'money', pageSize: 50, ...query } })
  const same = async () => {
    const all = await listOf({})
    const figures = (await client.store.figures()).data
    expect(all.money).toEqual(figures)
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
    expect([figures.Sale, figures.Orders]).toEqual([sum(all.data.map((one) => one.TotalAmount)), all.totalCount])
    const [from = '', to = ''] = days
    const { data } = await client.reports.payments({ query: { from, to } })
    const ofDays = []
    for (const { day, refunded, ...purposes } of data.days) {
      const { money, totalCount } = await listOf({ startDate: day, endDate: day })
      expect([money?.Sale, money?.Expense]).toEqual([sum(Object.values(purposes)), refunded])
      ofDays.push([totalCount, money?.Sale, money?.Expense])
    }
    return ofDays
  }
  expect(await same()).toEqual([
    [3, 1500, 0],
    [0, 0, 0],
  ])
  api.pass(day)
  await shop.verify(shop.standin.pay(await buy()))
  const { data, totalCount, money } = await client.payments.list({ query: { pageSize: 50 } })
  expect([totalCount, money]).toEqual([5, null])
  await client.payments.refund({ params: { paymentId: data.at(-1)?.ID ?? 0 }, body: { reason: 'Paid twice' } })
  expect(await same()).toEqual([
    [3, 1500, 0],
    [2, 500, 500],
  ])
})

import { Refused } from '@pramaan/api-client'
import {
  accounts,
  courseApplications,
  driveApplications,
  jobApplications,
  payments,
  refunds,
} from '@pramaan/database/schema'
import { daysOf } from '@pramaan/domain/date-range'
import { dayOf } from '@pramaan/domain/india-day'
import { rupeesOfPaise } from '@pramaan/domain/money'
import { funnelSteps } from '@pramaan/domain/statistics'
import { longTestMs } from '@pramaan/testing/patience'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { shopOf } from '../../testing/scenarios/shop.ts'
import { inDeepRun } from '../../testing/server/deep-run.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { eraseDue } from '../privacy/erasure/erase.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const openings = createOpenings(api.deps)
const shop = shopOf(api)
const hour = 3_600_000

/** A person in the slow, obvious computation: the funnel steps reached besides the sign-up. */
type Person = { id: number; day: string; strength: number; furthest: number; requested: boolean }

let world: Awaited<ReturnType<typeof start>>

async function start() {
  const employer = await api.anEmployer({ plan: 'premium' })
  const job = await openings.aJob({ employerId: employer.id })
  const drive = await openings.aDrive({ employerId: employer.id, toDate: '2027-12-31' })
  const course = await openings.aCourse()
  return {
    employer,
    job,
    drive,
    course,
    from: dayOf(api.deps.now()),
    admin: await api.aStaffMember('Admin'),
    people: [] as Person[],
  }
}

beforeEach(async () => {
  world = await start()
})

const who = fc.nat(50)
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('join' as const), who, strength: fc.nat(100) }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constantFrom('job', 'drive', 'course', 'withdraw', 'undo-withdraw'), who }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('move' as const), who, to: fc.constantFrom('1', '2', '3', '4') }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('reject', 'undo-move', 'pay', 'refund', 'erase'), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('time' as const), who, hours: fc.nat(30) }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

async function stage(person: Person, Status: '-1' | '1' | '2' | '3' | '4') {
  const client = await api.as(world.employer)
  await client.shortlist.set({ body: { Candidate_id: person.id, Status } })
  person.furthest = Math.max(person.furthest, Number(Status))
}

async function erase(person: Person) {
  const [account] = (await api.db.select().from(accounts)).filter(({ id }) => id === person.id)
  await (await api.as(person)).privacy.erase({ body: { Contact: account?.phone ?? '' } })
  api.pass(31 * 24 * hour)
  await eraseDue(api.deps)
  world.people.splice(world.people.indexOf(person), 1)
}

async function pay() {
  const { id } = await shop.aBuyer()
  world.people.push({ id, day: dayOf(api.deps.now()), strength: 0, furthest: 0, requested: false })
  await shop.verify(shop.standin.pay(await shop.order({ id })))
}

async function refund() {
  const client = await api.as(world.admin)
  const [payment] = (await client.payments.list({ query: {} })).data
  await client.payments.refund({ params: { paymentId: payment?.ID ?? 0 }, body: { reason: 'Paid by mistake' } })
}

async function applyAs(person: Person, action: string) {
  const { applications } = await api.as(person)
  const target = { Kind: 'job' as const, ID: (await applications.mine({ query: { kind: 'job' } })).data[0]?.ID ?? 0 }
  if (action === 'withdraw') return void (await applications.withdraw({ body: target }))
  if (action === 'undo-withdraw') return void (await applications.undoWithdraw({ body: target }))
  if (action === 'job') await applications.apply({ body: { JobID: world.job.id } })
  else if (action === 'drive') await applications.apply({ body: { placementID: world.drive.id } })
  else await applications.applyToCourse({ body: { CourseID: world.course.id } })
  person.requested = true
}

/** Does a step; a server that refuses it changes nothing. */
async function take(action: Step) {
  if ('hours' in action) return api.pass(action.hours * hour)
  if ('strength' in action) {
    const day = dayOf(api.deps.now())
    const { id } = await aFindable({ profileProgress: action.strength }, { account: { createdAt: api.deps.now() } })
    return void world.people.push({ id, day, strength: action.strength, furthest: 0, requested: false })
  }
  const person = world.people[action.who % Math.max(1, world.people.length)]
  if (!person) return
  if ('to' in action) return stage(person, action.to)
  if (action.do === 'reject') return stage(person, '-1')
  if (action.do === 'erase') return erase(person)
  if (action.do === 'pay') return pay()
  if (action.do === 'refund') return refund()
  if (action.do !== 'undo-move') return applyAs(person, action.do)
  const client = await api.as(world.employer)
  await client.pipeline.undo({ body: { Candidates: [person.id] } })
}

/** Each row's day, counted. */
function byDay(instants: readonly (Date | null)[], days: readonly string[]) {
  const list = instants.map((at) => at && dayOf(at))
  return days.map((day) => list.filter((one) => one === day).length)
}

function furthestOf({ strength, furthest, requested }: Person): number {
  if (furthest > 0) return 2 + furthest
  return requested ? 2 : Number(strength >= 60)
}

async function compare() {
  const range = { from: world.from, to: dayOf(api.deps.now()) }
  const days = daysOf(range)
  const { data } = await (await api.as(world.admin)).statistics.get({ query: range })
  const { Days, Period, Funnel, Jobs, PlacementDrives, Certifications, Payments } = data
  const [toJobs, toDrives, toCourses] = [
    await api.db.select().from(jobApplications),
    await api.db.select().from(driveApplications),
    await api.db.select().from(courseApplications),
  ]
  const dates = (rows: readonly { createdAt: Date }[]) => rows.map(({ createdAt }) => createdAt)
  expect(Days.map(({ jobApplications: count }) => count)).toEqual(byDay(dates(toJobs), days))
  expect(Days.map(({ driveApplications: count }) => count)).toEqual(byDay(dates(toDrives), days))
  expect(Days.map(({ certApplications: count }) => count)).toEqual(byDay(dates(toCourses), days))
  expect([Period.signUps.now, Period.profileCompletions.now]).toEqual([
    world.people.length + 1,
    world.people.filter(({ strength }) => strength >= 60).length,
  ])
  const once = (rows: readonly { candidateId: number }[]) => new Set(rows.map(({ candidateId }) => candidateId)).size
  expect([Jobs.uniqueJobApplicants, PlacementDrives.uniquePDApplicants, Certifications.uniqueCertApplicants]).toEqual([
    once(toJobs),
    once(toDrives),
    once(toCourses),
  ])
  const steps = world.people.map(furthestOf)
  expect(Funnel.map(({ people }) => people)).toEqual(
    funnelSteps.map((_, at) => steps.filter((reached) => reached >= at).length),
  )
  const captured = (await api.db.select().from(payments)).filter(({ capturedAt }) => capturedAt !== null)
  const returned = await api.db.select().from(refunds)
  const sum = (rows: readonly { amount: number }[]) => rupeesOfPaise(rows.reduce((all, { amount }) => all + amount, 0))
  expect([Payments.total.captured, Payments.total.refunded]).toEqual([sum(captured), sum(returned)])
}

test.each(inDeepRun([1, 2, 3], [1]))(
  'after sign-ups, applications, moves, payments, refunds, undos and erasures in random order every figure is what a slow, obvious count finds (%i)',
  async (seed) => {
    const [steps = []] = fc.sample(fc.array(step, { minLength: 40, maxLength: 40, size: 'max' }), { seed, numRuns: 1 })
    let done = 0
    for (const [n, action] of steps.entries()) {
      const refused = await take(action).then(
        () => false,
        (error: unknown) => {
          if (error instanceof Refused) return true
          throw error
        },
      )
      if (!refused) done++
      if (n % 10 === 9) await compare()
    }
    expect(done).toBeGreaterThan(20)
  },
  longTestMs,
)

import { startSeparateDatabase } from '@pramaan/database/testing/database'
import { planAt } from '@pramaan/domain/employer'
import { storeOrderState, storeOrderStates } from '@pramaan/domain/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillDemo } from '../fill.ts'
import { openingsOf } from '../openings/openings.ts'
import { candidateAt } from '../people/candidate.ts'
import { demoSeed, known, type World } from '../world.ts'
import { moneyRows } from '../write/money-rows.ts'
import { verificationOf } from './verifications.ts'

const world: World = { seed: demoSeed, candidates: 300, now: new Date('2026-11-21T06:30:00.000Z') }
const { db, stop } = await startSeparateDatabase()

async function read<T = Record<string, unknown>>(text: string): Promise<T[]> {
  const { rows } = await db.$client.query(text)
  return rows
}

/** What a query that looks for something wrong finds. */
const wrong = (text: string) => read(text)

async function figure(text: string) {
  const [row] = await read<{ n: string | null }>(`select (${text}) as n`)
  return Number(row?.n)
}

beforeAll(async () => {
  await fillDemo({ pool: db.$client, candidates: world.candidates, now: world.now })
})

afterAll(stop)

test('grants = captures − refunds, to the paisa, in total and for each order', async () => {
  const captures = await figure('select sum(amount) from payments where captured_at is not null')
  const fulfilled = await figure('select sum(amount) from grants where revoked_at is null')
  const refunds = await figure('select sum(amount) from refunds')
  expect(captures).toBeGreaterThan(10_000_000)
  expect(fulfilled).toBe(captures - refunds)
  const off = await wrong(`
    select o.id from orders o
    where coalesce((select sum(p.amount) from payments p where p.order_id = o.id and p.captured_at is not null), 0)
      <> coalesce((select g.amount from grants g where g.order_id = o.id), 0)
       + coalesce((select sum(r.amount) from refunds r join payments p on p.id = r.payment_id where p.order_id = o.id), 0)`)
  expect(off).toEqual([])
})

test('everyone who asked for verification, joins a drive or is in a paid course has paid for it at that time', async () => {
  const paid = (purpose: string, person: string, subject: string, at: string) => `
    exists (select from orders o join grants g on g.order_id = o.id join payments p on p.id = g.payment_id
      where o.purpose = '${purpose}' and o.person_id = ${person} and o.subject_id = ${subject}
        and p.captured_at = ${at} and g.given_at = ${at} and o.created_at < ${at} and o.updated_at = ${at})`
  const verified = paid('VSP', 'v.candidate_id', '0', 'v.created_at')
  expect(await figure('select count(*) from vsp_applications')).toBeGreaterThan(50)
  expect(await wrong(`select * from vsp_applications v where not ${verified}`)).toEqual([])
  const placed = paid('PlacementDrive', 'd.candidate_id', 'd.drive_id', 'd.updated_at')
  expect(await wrong(`select * from drive_applications d where d.status = 'Applied' and not ${placed}`)).toEqual([])
  const sits = paid('Course', 'e.candidate_id', 'e.course_id', 'e.created_at')
  const priced = 'course_enrolments e join courses c on c.id = e.course_id where c.price is not null'
  expect(await figure(`select count(*) from ${priced}`)).toBeGreaterThan(10)
  expect(await wrong(`select * from ${priced} and (e.order_id is null or not ${sits})`)).toEqual([])
})

test('the Experienced has bought a course and has one to pay for', async () => {
  const { id } = known.experienced
  const priced = `course_applications a join courses c on c.id = a.course_id where a.candidate_id = ${id} and price > 0`
  const enrolled = `exists (select from course_enrolments e where e.course_id = c.id and e.candidate_id = ${id})`
  expect(await figure(`select count(*) from ${priced} and not ${enrolled}`)).toBe(1)
  expect(await figure(`select count(*) from ${priced} and ${enrolled}`)).toBeGreaterThan(0)
})

test('everyone has what they paid for, except a verified profile whose fee was refunded', async () => {
  const live = 'from grants g where g.revoked_at is null'
  expect(
    await wrong(`select * ${live} and g.purpose = 'VSP'
      and not exists (select from vsp_applications v where v.candidate_id = g.person_id)`),
  ).toEqual([])
  expect(
    await wrong(`select * ${live} and g.purpose = 'PlacementDrive' and not exists (select from drive_applications d
      where d.candidate_id = g.person_id and d.drive_id = g.subject_id and d.status = 'Applied')`),
  ).toEqual([])
  expect(
    await wrong(`select * from grants g where g.purpose = 'Course'
      and (g.revoked_at is null) <> exists (select from course_enrolments e where e.order_id = g.order_id)`),
  ).toEqual([])
  expect(
    await wrong(`select * from grants g join vsp_applications v on v.candidate_id = g.person_id
      where g.purpose = 'VSP' and g.revoked_at is not null and (v.verified_at is null or v.verified_at > g.revoked_at)`),
  ).toEqual([])
})

test('prices are the settings’ and the courses’ own, less the coupon, which was used as often as it says', async () => {
  expect(
    await wrong(`select * from orders where (purpose = 'VSP' and price <> 50000)
      or (purpose = 'PlacementDrive' and price <> 100000) or (purpose = 'Plan' and price not in (299900, 2999000))
      or (coupon_id is null and amount <> price)`),
  ).toEqual([])
  expect(
    await wrong(`select * from orders o join courses c on c.id = o.subject_id and o.purpose = 'Course'
      where o.price <> c.price or (o.coupon_id is not null and o.amount <> o.price - ceil(o.price * 0.2))`),
  ).toEqual([])
  const used = await figure('select used from coupons')
  expect(used).toBeGreaterThan(0)
  expect(await figure('select count(distinct person_id) from coupon_uses where released_at is null')).toBe(used)
})

test('every capture has its receipt and every refund its voucher, numbered without a gap in the order of time', async () => {
  const captures = await figure('select count(*) from payments where captured_at is not null')
  expect(await figure(`select count(distinct payment_id) from receipts where kind = 'receipt'`)).toBe(captures)
  expect(await figure(`select count(*) from receipts where kind = 'receipt'`)).toBe(captures)
  expect(await figure('select count(*) from receipts where refund_id is not null')).toBe(
    await figure('select count(*) from refunds'),
  )
  const rows = await read<{ number: string; kind: string; year: string }>(
    `select number, kind, substr(number, 4, 5) as year from receipts order by issued_at, payment_id`,
  )
  const counters = await read<{ kind: string; year: string; last: number }>('select * from receipt_counters')
  for (const { kind, year, last } of counters) {
    const ofPerson = rows
      .filter((row) => row.kind === kind && row.year === year)
      .map(({ number }) => Number(number.slice(9)))
    expect(ofPerson).toEqual(Array.from({ length: last }, (_, at) => at + 1))
  }
  expect(counters.reduce((sum, { last }) => sum + last, 0)).toBe(rows.length)
})

test('some payments failed, some were refunded in full, in part or after a second payment, and some checkouts were left', async () => {
  const states = await read<{ state: string }>('select distinct state from orders order by state')
  expect(states.map(({ state }) => state)).toEqual(['captured', 'created', 'failed', 'refunded'])
  expect(await figure(`select count(*) from payments where state = 'failed'`)).toBeGreaterThan(5)
  expect(await figure('select count(*) from grants where revoked_at is not null')).toBeGreaterThan(0)
  const parts = 'select count(*) from refunds r join payments p on p.id = r.payment_id where r.amount < p.amount'
  expect(await figure(parts)).toBeGreaterThan(0)
  expect(await figure(`select count(*) from orders where trouble = 'duplicate'`)).toBeGreaterThan(0)
})

test('nothing is dated in the future, waits for the provider, or can still be paid', async () => {
  const now = world.now.toISOString()
  expect(
    await wrong(`select id::text from orders where next_try_at is not null or updated_at > '${now}'
        or (state in ('created', 'failed') and expires_at > '${now}')
      union all select id::text from payments where updated_at > '${now}'
      union all select id::text from refunds where next_try_at is not null or updated_at > '${now}'`),
  ).toEqual([])
})

test('candidates of the journeys paid only for what their profile says', async () => {
  const theirs = 'person_id between 140 and 199'
  expect(await figure(`select count(*) from orders where ${theirs} and purpose = 'Course'`)).toBe(0)
  expect(await figure(`select count(*) from orders where ${theirs} and state <> 'captured'`)).toBe(0)
  expect(await figure(`select count(*) from grants where ${theirs} and amount < 50000`)).toBe(0)
  expect(await figure(`select count(*) from store_orders where ${theirs}`)).toBe(0)
})

test('payment links wait, were paid, are over and were withdrawn, each in the log', async () => {
  const links = await read<{ fulfilled: boolean; expiresAt: Date; withdrawnAt: Date | null }>(`
    select expires_at as "expiresAt", withdrawn_at as "withdrawnAt", exists (select from grants g
      where g.person_id = s.person_id and g.purpose = s.purpose and g.subject_id = s.subject_id and g.revoked_at is null) as fulfilled
    from store_orders s`)
  const states = new Set(links.map((link) => storeOrderState(link, world.now)))
  expect(states).toEqual(new Set(storeOrderStates))
  expect(await figure(`select count(*) from audit_log where action = 'payment-requested'`)).toBe(links.length)
})

test('employers bought days of a plan: some run, some are over, and the demo employer’s is the free one', async () => {
  const holders = await read<{ id: number; plan: 'free' | 'premium'; planUntil: Date | null }>(
    'select account_id as id, plan, plan_until as "planUntil" from employers where plan_until is not null',
  )
  expect(new Set(holders.map((row) => planAt(row, world.now)))).toEqual(new Set(['free', 'premium']))
  expect(await figure(`select count(distinct person_id) from grants where purpose = 'Plan'`)).toBe(holders.length)
  expect(await figure(`select count(*) from orders where person_id = ${known.employer.id}`)).toBe(0)
})

test('the same world has the same money', () => {
  const openings = openingsOf(world)
  const verifications = Array.from(
    { length: 300 },
    (_, index) => verificationOf(candidateAt(world, index)) ?? [],
  ).flat()
  const once = [...moneyRows(world, openings, { verifications, actions: [] })]
  const reversed = { verifications: verifications.toReversed(), actions: [] }
  expect([...moneyRows(world, openings, reversed)]).toEqual(once)
})

import { startSeparateDatabase } from '@pramaan/database/testing/database'
import { auditActions } from '@pramaan/domain/audit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillDemo } from '../fill.ts'
import { demoSeed, isCast, known, type World } from '../world.ts'

const world: World = { seed: demoSeed, candidates: 300, now: new Date('2026-11-26T06:30:00.000Z') }
const { db, stop } = await startSeparateDatabase()

async function read<T = Record<string, unknown>>(text: string): Promise<T[]> {
  const { rows } = await db.$client.query(text)
  return rows
}

const count = async (text: string) => Number((await read<{ n: string }>(`select count(*) as n from ${text}`))[0]?.n)

beforeAll(async () => {
  const invitationHash = (id: string) => `hash of ${id}`
  await fillDemo({ pool: db.$client, candidates: world.candidates, now: world.now, invitationHash })
})

afterAll(stop)

test('a few accounts are suspended, an employer among them, each by an Admin for a reason and out of the search', async () => {
  const suspended = await read<{ id: number; role: number; reason: string | null; by: number; at: Date; made: Date }>(
    `select a.id, a.role_id as role, l.detail ->> 'reason' as reason, b.role_id as by, l.at, a.created_at as made
     from accounts a left join audit_log l on l.subject_id = a.id and l.action = 'account-suspended'
     left join accounts b on b.id = l.actor_id where a.status = 'suspended'`,
  )
  expect(suspended.length).toBeGreaterThan(2)
  expect(suspended.length).toBeLessThan(7)
  expect(suspended.filter(({ role }) => role === 2)).toHaveLength(1)
  for (const { id, reason, by, at, made } of suspended) {
    expect([isCast(Number(id)), reason === null, by]).toEqual([false, false, 3])
    expect(at > made).toBe(true)
  }
  expect(await count(`candidate_search s join accounts a on a.id = s.candidate_id where a.status = 'suspended'`)).toBe(
    0,
  )
  expect(await count(`audit_log where action = 'account-restored'`)).toBe(1)
})

test('colleagues joined by invitations; one is open, one is over, one was withdrawn, and the log has all of it', async () => {
  const now = world.now.toISOString()
  const unlike = await read(
    `select i.id from staff_invitations i left join accounts a on a.phone = i.phone
     where (i.accepted_at is null) <> (a.id is null) or a.created_at <> i.accepted_at or a.role_id <> i.role_id`,
  )
  expect(unlike).toEqual([])
  const pending = 'staff_invitations where accepted_at is null and withdrawn_at is null and expires_at'
  expect(await count(`${pending} > '${now}'`)).toBe(2)
  expect(await count(`${pending} < '${now}'`)).toBe(1)
  expect(await count(`${pending} > '${now}' and token_hash = 'hash of ' || id`)).toBe(2)
  expect(await count('staff_invitations where withdrawn_at is not null')).toBe(1)
  const invited = await count('staff_invitations')
  expect(await count(`audit_log where action = 'staff-invited'`)).toBe(invited)
  expect(await count(`audit_log where action = 'staff-joined' and actor_id = subject_id`)).toBe(invited - 4)
  expect(await count(`audit_log where action = 'staff-invitation-withdrawn'`)).toBe(1)
})

test('the log begins with a day’s mixture, in the order of time, by day, and of actions that it knows', async () => {
  const log = await read<{ action: string; at: Date; actor: string | null }>(
    'select action, at, actor_id as actor from audit_log order by id desc',
  )
  const newest = log.slice(0, 20).map(({ action }) => action)
  expect(new Set(newest).size).toBeGreaterThan(3)
  expect(Math.max(...newest.map((action) => newest.filter((one) => one === action).length))).toBeLessThan(12)
  expect(new Set(log.slice(0, 20).map(({ actor }) => actor)).size).toBeGreaterThan(3)
  const times = log.map(({ at }) => at.getTime())
  expect(times).toEqual([...times].sort((one, other) => other - one))
  expect(times[0]).toBeLessThanOrEqual(world.now.getTime())
  expect(log.filter(({ action }) => !auditActions.some((each) => each === action))).toEqual([])
  const hours = log.map(({ at }) => new Date(at.getTime() + 5.5 * 3_600_000).getUTCHours())
  expect(hours.filter((hour) => hour < 8 || hour > 20).length).toBeLessThan(0.1 * log.length)
})

test('the log has each review and each decision of the last month, by who made it', async () => {
  const month = `now_ - interval '30 days'`.replace('now_', `'${world.now.toISOString()}'::timestamptz`)
  const missing = await read(
    `select h.candidate_id from hr_comments h where h.created_at > ${month} and not exists (select from audit_log l
       where l.action = 'verification-submitted' and l.subject_id = h.candidate_id and l.actor_id = h.reviewed_by
         and l.at = h.created_at)
     union all select m.id from application_moves m where m.mover = 'reviewer' and m.drive_application_id is not null
       and m.moved_at > ${month} and not exists (select from audit_log l where l.action = 'drive-application-reviewed'
         and l.actor_id = m.moved_by and l.at = m.moved_at)`,
  )
  expect(missing).toEqual([])
  const undone = await read(
    `select v.candidate_id from vsp_applications v where not verified and assigned_to is not null and not exists (
       select from audit_log l where l.action = 'verification-assigned' and l.subject_id = v.candidate_id)`,
  )
  expect(undone).toEqual([])
  expect(await count(`audit_log where actor_id = ${known.hr.id}`)).toBeGreaterThan(10)
})

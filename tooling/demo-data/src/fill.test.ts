import { startSeparateDatabase } from '@pramaan/database/testing/database'
import { afterAll, expect, test } from 'vitest'
import { type DemoOptions, fillDemo } from './fill.ts'
import { candidateAt } from './people/candidate.ts'
import { demoSeed, known, type World } from './world.ts'
import { dropIndexes, makeIndexes, sparedIndexes } from './write/indexes.ts'
import { type Marker, writeMarker } from './write/marker.ts'

const world: World = { seed: demoSeed, candidates: 300, now: new Date('2026-11-21T06:30:00.000Z') }
const { db, stop } = await startSeparateDatabase()
const pool = db.$client
const options: DemoOptions = { pool, candidates: world.candidates, now: world.now }

async function read<T>(text: string, values: readonly unknown[] = []): Promise<T[]> {
  const { rows } = await pool.query(text, [...values])
  return rows
}

async function count(table: string) {
  const [row] = await read<{ n: number }>(`select count(*)::int as n from ${table}`)
  return row?.n
}

afterAll(stop)

test('a database with its own accounts is left alone', async () => {
  await pool.query(
    `insert into accounts (role_id, full_name, phone, registration_step) values (3, 'Admin', '+919999999999', 0)`,
  )
  expect(await fillDemo(options)).toBe('not-empty')
  expect(await count('candidates')).toBe(0)
  await pool.query('truncate accounts restart identity cascade')
})

test('an interrupted run is cleaned up, its indexes are restored, and the fill starts again', async () => {
  const client = await pool.connect()
  const indexes = await sparedIndexes(client)
  await writeMarker(client, { state: 'filling', candidates: 9, indexes } satisfies Marker, world.now)
  await dropIndexes(client, indexes)
  expect(await sparedIndexes(client)).toEqual([])
  await client.query(
    `insert into accounts (id, role_id, full_name, phone, registration_step) values (101, 1, 'Half', '+919000100101', 0)`,
  )
  await client.query(`insert into receipt_counters (kind, year, last) values ('receipt', '26-27', 9)`)
  client.release()
  const notified: number[] = []
  expect(await fillDemo({ ...options, onProgress: (done) => notified.push(done) })).toBe('filled')
  expect(notified.at(-1)).toBe(300)
  const again = await pool.connect()
  expect((await sparedIndexes(again)).sort()).toEqual(indexes.sort())
  await makeIndexes(again, indexes)
  again.release()
})

test('every constraint of the database holds, and everything is there', async () => {
  expect(await count('candidates')).toBe(302)
  const suspended = await count(`accounts where role_id = 1 and status = 'suspended'`)
  expect(suspended).toBe(3)
  expect(await count('candidate_search')).toBe(302 - 3)
  expect(await count('search_counts')).toBe(302 - 3)
  expect(await count('employers')).toBe(41)
  expect(await count("employers where company_status = 'confirmed'")).toBe(39)
  expect(await count("employers where company_status in ('kept', 'waiting')")).toBe(2)
  expect(await count('jobs')).toBe(200)
  expect(await count('placement_drives')).toBe(12)
  expect(await count('courses')).toBe(24)
  expect(await count('coupons')).toBe(1)
  const statuses = await read('select distinct status from drive_applications')
  expect(statuses).toHaveLength(6)
})

test('some people left the registration halfway, and nobody else is without a profile', async () => {
  const [half] = await read<{ n: number; signed_in: number }>(
    `select count(*)::int as n, (sum(login_count))::int as signed_in from accounts
     where role_id = 1 and registration_step not in (0, 5)`,
  )
  // One of them has not entered the code yet.
  expect(half).toEqual({ n: 37, signed_in: 36 })
  const bare = await read(
    `select 1 from accounts a where role_id = 1 and registration_step = 0
     and not exists (select from candidates c where c.account_id = a.id)`,
  )
  expect(bare).toEqual([])
})

test('employers and the candidates they shortlisted have written to each other, and every count is that of the messages', async () => {
  const wrong = await read(
    `select c.id from conversations c join lateral (
       select max(m.id) as last,
         count(*) filter (where m.by_candidate and m.read_at is null) as to_employer,
         count(*) filter (where not m.by_candidate and m.read_at is null) as to_candidate,
         count(*) filter (where m.id > coalesce((select max(id) from conversation_messages a
           where a.conversation_id = c.id and a.by_candidate), 0)) as unanswered
       from conversation_messages m where m.conversation_id = c.id) m on true
     where c.last_message_id is distinct from m.last or c.employer_unread <> m.to_employer
       or c.candidate_unread <> m.to_candidate or c.unanswered <> m.unanswered or m.unanswered > 5`,
  )
  expect(wrong).toEqual([])
  const closed = await read(
    `select 1 from conversations c join shortlists s using (employer_id, candidate_id) where s.status < 1`,
  )
  expect(closed).toEqual([])
  const conversations = await read(`select 1 from conversations where employer_id = $1`, [known.employer.id])
  expect(conversations.length).toBeGreaterThan(8)
  const [{ later } = { later: 0 }] = await read<{ later: number }>(
    `select count(*)::int as later from conversation_messages where sent_at > $1`,
    [world.now],
  )
  expect(later).toBe(0)
})

test('the known accounts are there with their roles', async () => {
  const rows = await read<{ phone: string; role: number }>(
    'select phone, role_id as role from accounts where id < 11 order by phone',
  )
  expect(rows.map(({ phone, role }) => `${phone.slice(3)} ${role}`)).toEqual([
    ...['9000000001 1', '9000000002 1', '9000000011 2', '9000000021 3', '9000000022 4', '9000000023 5', '9000000024 6'],
  ])
  const verified = await read(`select 1 from vsp_applications where candidate_id = $1 and verified`, [
    known.experienced.id,
  ])
  expect(verified).toHaveLength(1)
})

test('staff and employers were here lately, and nobody can continue a visit of theirs', async () => {
  const never = await read(
    `select a.id from accounts a left join sessions s on s.account_id = a.id
     where a.role_id <> 1 and (s.id is null or s.ended_at is null or s.last_seen_at > $1
       or s.last_seen_at < a.created_at or s.last_seen_at < $1::timestamptz - interval '29 days')`,
    [world.now],
  )
  expect(never).toEqual([])
})

test('a candidate is found by a word of the name and by a skill', async () => {
  const person = candidateAt(world, 42)
  const byName = await read<{ id: number }>(
    `select candidate_id as id from candidate_search where words @@ $1::tsquery`,
    [`'${person.account.fullName.split(' ')[0]?.toLowerCase()}'`],
  )
  expect(byName.map(({ id }) => id)).toContain(person.account.id)
  const bySkill = await read<{ id: number }>(
    `select candidate_id as id from candidate_concepts join concepts on concepts.id = concept_id
     where kind = 'skill' and label = $1`,
    [person.candidate.generalSkills[0]],
  )
  expect(bySkill.map(({ id }) => id)).toContain(person.account.id)
})

test('what is stored is what was made', async () => {
  const person = candidateAt(world, 7)
  const [stored] = await read<Record<string, unknown>>('select * from candidates where account_id = $1', [
    person.account.id,
  ])
  expect(stored).toMatchObject({
    general_skills: person.candidate.generalSkills,
    expected_ctc: person.candidate.expectedCtc,
    job_role_ids: person.candidate.jobRoleIds,
    notifications: person.candidate.notifications,
    updated_at: person.candidate.updatedAt,
  })
})

test('anyone who registers next gets a number above all of them', async () => {
  const [next] = await read<{ id: number }>(
    `insert into accounts (role_id, full_name, phone, registration_step) values (1, 'Next', '+919811111111', -1) returning id`,
  )
  expect(next?.id).toBe(438)
})

test('a second fill changes nothing', async () => {
  const before = await count('accounts')
  expect(await fillDemo(options)).toBe('already-filled')
  expect(await count('accounts')).toBe(before)
})

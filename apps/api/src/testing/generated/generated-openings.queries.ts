import type { Database } from '@pramaan/database/client'
import { sql } from 'drizzle-orm'
import { vacuum } from './vacuum.queries.ts'

/** The number of candidates per employer, and per job. */
const aJob = 50

const people = sql`
  insert into accounts (id, role_id, full_name, phone, registration_step, login_count, created_at)
  select i, case when i % ${aJob} = 0 then 2 else 1 end, 'Person ' || i, '+91' || (9500000000 + i),
    case when i % ${aJob} = 0 then 5 else 0 end, i % 4, now() - (total - i) * interval '1 minute'
  from total, generate_series(1, total) as i on conflict do nothing`

const candidates = sql`
  insert into candidates (account_id, profile_progress)
  select id, id % 101 from accounts, total where role_id = 1 and id <= total on conflict do nothing`

const employers = sql`
  insert into employers (account_id)
  select id from accounts, total where role_id = 2 and id <= total on conflict do nothing`

const drives = sql`
  insert into placement_drives (title, location, from_date, to_date, openings, created_at)
  select 'Drive ' || i, 'Pune', current_date - i, current_date - i + 5, 20, now() - i * interval '1 day'
  from generate_series(0, 199) as i`

const courses = sql`
  insert into courses (title, category_id, created_at)
  select 'Course ' || i, 1 + i % 12, now() - i * interval '20 days' from generate_series(0, 39) as i`

const jobs = sql`
  insert into jobs (title, type, location, openings, drive_id, created_at)
  select 'Job ' || i, 'Full time', 'Pune', 2,
    case when i % 10 = 0 then (select min(id) from placement_drives) + i / 10 % 200 end, now() - i * interval '40 minutes'
  from total, generate_series(1, total / ${aJob}) as i`

const jobApplications = sql`
  insert into job_applications (job_id, candidate_id, status, created_at, updated_at)
  select first + (account_id * 7919 * nth) % (total / ${aJob}), account_id,
    (array['Applied', 'Shortlisted', 'Rejected'])[1 + (account_id + nth) % 3], at, at
  from total, (select min(id) as first from jobs) as jobs, candidates, generate_series(1, 3) as nth,
    lateral (select now() - (total - account_id) * interval '1 minute' as at) as moment
  where account_id <= total on conflict do nothing`

const driveApplications = sql`
  insert into drive_applications (drive_id, candidate_id, status, created_at, updated_at)
  select (select min(id) from placement_drives) + account_id % 200, account_id,
    (array['Pending', 'Accepted', 'Rejected', 'noPayment', 'Applied'])[1 + account_id % 5], at, at
  from total, candidates, lateral (select now() - (total - account_id) * interval '1 minute' as at) as moment
  where account_id <= total and account_id % 3 = 0 on conflict do nothing`

const courseApplications = sql`
  insert into course_applications (course_id, candidate_id, created_at)
  select (select min(id) from courses) + account_id % 40, account_id, now() - (total - account_id) * interval '1 minute'
  from total, candidates where account_id <= total and account_id % 3 = 1 on conflict do nothing`

const reviews = sql`
  insert into vsp_applications (candidate_id, verified, created_at, verified_at)
  select account_id, account_id % 16 = 0, now(), case when account_id % 16 = 0 then now() - (total - account_id) * interval '1 minute' end
  from total, candidates where account_id <= total and account_id % 8 = 0 on conflict do nothing`

const shortlists = sql`
  insert into shortlists (employer_id, candidate_id, status, created_at, updated_at)
  select ${aJob} * (1 + account_id % (total / ${aJob})), account_id, (array[-1, 1, 2, 3, 4])[1 + account_id % 5], now(), now()
  from total, candidates where account_id <= total and account_id % 3 > 0 on conflict do nothing`

const moves = sql`
  insert into shortlist_moves (employer_id, candidate_id, from_status, to_status, moved_by, moved_at)
  select employer_id, candidate_id, null::smallint, nth, employer_id, now() from shortlists, generate_series(1, 2) as nth
  union all select employer_id, candidate_id, null, status, employer_id, now() from shortlists where status not in (1, 2)`

const orders = sql`
  insert into orders (id, person_id, purpose, subject_id, price, amount, state, created_at, expires_at, updated_at)
  select gen_random_uuid(), account_id, case when account_id % 2 = 0 then 'VSP' else 'PlacementDrive' end,
    case when account_id % 2 = 0 then 0 else (select min(id) from placement_drives) + account_id % 200 end,
    50000, 50000, 'captured', at, at, at
  from total, candidates, lateral (select now() - (total - account_id) * interval '1 minute' as at) as moment
  where account_id <= total and account_id % 3 < 2`

const payments = sql`
  insert into payments (provider_payment_id, order_id, state, amount, captured_at, created_at, updated_at)
  select 'pay_' || id, id, 'captured', amount, created_at, created_at, created_at from orders on conflict do nothing`

const grants = sql`
  insert into grants (order_id, payment_id, person_id, purpose, subject_id, amount, given_at)
  select orders.id, payments.id, person_id, purpose, subject_id, payments.amount, orders.created_at
  from orders join payments on payments.order_id = orders.id on conflict do nothing`

const refunds = sql`
  insert into refunds (id, payment_id, idempotency_key, amount, state, reason, created_at, updated_at)
  select gen_random_uuid(), id, gen_random_uuid(), amount, 'processed', 'made up', created_at, created_at
  from payments where id % 50 = 0`

/** Each table with what fills it, in the order in which they name each other. */
const tables = [
  { table: 'accounts', rows: people },
  { table: 'candidates', rows: candidates },
  { table: 'employers', rows: employers },
  { table: 'placement_drives', rows: drives },
  { table: 'courses', rows: courses },
  { table: 'jobs', rows: jobs },
  { table: 'job_applications', rows: jobApplications },
  { table: 'drive_applications', rows: driveApplications },
  { table: 'course_applications', rows: courseApplications },
  { table: 'vsp_applications', rows: reviews },
  { table: 'shortlists', rows: shortlists },
  { table: 'shortlist_moves', rows: moves },
  { table: 'orders', rows: orders },
  { table: 'payments', rows: payments },
  { table: 'grants', rows: grants },
  { table: 'refunds', rows: refunds },
]

/**
 * Generates the accounts of generated search rows in an empty database, with three job applications each, drive
 * requests, course applications, shortlists with moves, and payments. Only for measuring.
 */
export async function generateOpenings(db: Database, count: number) {
  await db.transaction(async (step) => {
    await step.execute(sql`set local statement_timeout = 0`)
    await step.execute(sql`create temporary table total on commit drop as select ${count}::integer as total`)
    for (const { rows } of tables) await step.execute(rows)
    await step.execute(sql`select setval(pg_get_serial_sequence('accounts', 'id'), (select max(id) from accounts))`)
  })
  await vacuum(db, ...tables.map(({ table }) => table))
}

/** Generates a search row for each generated candidate with little in it: for figures, not for searches. */
export async function generateSparseSearchRows(db: Database) {
  await db.transaction(async (step) => {
    await step.execute(sql`set local statement_timeout = 0`)
    await step.execute(sql`insert into candidate_search (candidate_id, name_key, words, compared_strength, registered_at, updated_at, card)
      select account_id, full_name, '', profile_progress, accounts.created_at, accounts.created_at, '{}'
      from candidates join accounts on accounts.id = account_id`)
  })
  await vacuum(db, 'candidate_search')
}

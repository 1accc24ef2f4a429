import type { Database } from '@pramaan/database/client'
import { sql } from 'drizzle-orm'
import { vacuum } from './vacuum.queries.ts'

const candidates = 1000

const statements = [
  sql`insert into accounts (id, role_id, full_name, phone, registration_step)
    select i, case when i > ${candidates} then 2 else 1 end, 'Person ' || i, '+91' || (9500000000 + i), 0
    from generate_series(1, ${candidates}::integer + 20) as i`,
  sql`insert into candidates (account_id) select id from accounts where role_id = 1`,
  sql`insert into employers (account_id) select id from accounts where role_id = 2`,
  sql`insert into jobs (id, title, type, location, openings, employer_id, ctc_from, ctc_to, closed_at, created_at)
    select i, 'Job ' || i, 'Full Time', case when i % 5000 = 0 then 'Satara' when i % 4 = 0 then 'Pune' else 'Mumbai' end,
      2, case when i % 3 > 0 then ${candidates}::integer + 1 + i % 20 end,
      case when i % 3 > 0 then 30000000 + i % 997 * 100000::bigint end,
      case when i % 3 > 1 then 40000000 + i % 997 * 100000::bigint end, case when i % 7 = 0 then now() end,
      now() - (total - i) * interval '1 minute'
    from total, generate_series(1, total) as i`,
  sql`insert into opening_concepts (kind, opening_id, concept_id, part, share, text)
    select 'job', i, 1000 * nth + floor(power((i * 7919::bigint * nth) % 10007 / 10007.0, 2) * 400),
      case nth when 1 then 'title' when 5 then 'domain' else 'skill' end, case nth when 1 then 400 else 150 end, 'text'
    from total, generate_series(1, total) as i, generate_series(1, 5) as nth`,
  sql`insert into saved_jobs (candidate_id, job_id, saved_at)
    select person, 1 + (person * 7919 + nth * 31) % total, now() - nth * interval '1 hour'
    from total, generate_series(1, ${candidates}::integer) as person, generate_series(1, 300) as nth on conflict do nothing`,
  sql`insert into saved_job_searches (candidate_id, name, name_key, query, created_at, updated_at)
    select person, 'Search ' || nth, 'search ' || nth, 'location=Pune', now(), now()
    from total, generate_series(1, ${candidates}::integer) as person, generate_series(1, total / ${candidates}) as nth`,
]

/**
 * Generates jobs with pay and with what they ask for in an empty database, and a thousand candidates who saved jobs and
 * searches for jobs. Only for query plans.
 */
export async function generateJobs(db: Database, count: number) {
  await db.transaction(async (step) => {
    await step.execute(sql`set local statement_timeout = 0`)
    await step.execute(sql`create temporary table total on commit drop as select ${count}::integer as total`)
    for (const statement of statements) await step.execute(statement)
  })
  await vacuum(
    db,
    'accounts',
    'candidates',
    'employers',
    'jobs',
    'opening_concepts',
    'saved_jobs',
    'saved_job_searches',
  )
}

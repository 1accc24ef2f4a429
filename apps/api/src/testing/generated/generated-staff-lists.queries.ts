import type { Database } from '@pramaan/database/client'
import { sql } from 'drizzle-orm'
import { vacuum } from './vacuum.queries.ts'

/** One account in so many is suspended, and once in so many entries the log has an act that is not a list. */
const one = { suspended: 5000, act: 50 }

const statements = [
  sql`insert into accounts (id, role_id, full_name, phone, registration_step, status)
    select i, case when i <= 20 then 3 else 1 end, 'Person ' || i, '+91' || (9500000000 + i), 0,
      case when i % ${one.suspended} = 4999 then 'suspended' else 'active' end
    from total, generate_series(1, total) as i`,
  sql`insert into candidates (account_id) select id from accounts where role_id = 1`,
  sql`insert into audit_log (actor_id, action, subject_id, detail, at)
    select 1 + i % 20, case when i % ${one.act} > 0 then 'contacts-listed'
        else (array['contact-seen', 'setting-changed', 'payment-refunded', 'profile-downloaded'])[1 + i / ${one.act} % 4] end,
      case when i % ${one.act} = 0 then 21 + i % (total - 21) end,
      case when i % ${one.act} > 0 then jsonb_build_object('ids', jsonb_build_array(21 + i % 5000, 21 + i % 7000)) end,
      now() - (3 * total - i) * interval '1 minute'
    from total, generate_series(1, 3 * total) as i`,
  sql`insert into audit_log (actor_id, action, subject_id, at)
    select 1, 'account-suspended', id, now() from accounts where status = 'suspended'`,
  sql`insert into help_threads (candidate_id, created_at) select account_id, now() from candidates`,
  sql`insert into help_messages (candidate_id, by_staff, text, sent_at)
    select account_id, nth = 2, 'How do I apply?', now() from candidates, generate_series(1, 2) as nth`,
  sql`update help_threads set last_message_id = newest.id,
      waiting_since = case when help_threads.candidate_id % 100 = 0 then now() - help_threads.candidate_id * interval '1 second' end
    from (select candidate_id, max(id) as id from help_messages group by 1) as newest
    where newest.candidate_id = help_threads.candidate_id`,
]

/**
 * Generates what the staff's lists read in an empty database: accounts, a few of them suspended, three log entries each,
 * mostly lists that were seen, and a thread of questions each. Only for query plans.
 */
export async function generateStaffLists(db: Database, count: number) {
  await db.transaction(async (step) => {
    await step.execute(sql`set local statement_timeout = 0`)
    await step.execute(sql`create temporary table total on commit drop as select ${count}::integer as total`)
    for (const statement of statements) await step.execute(statement)
  })
  await vacuum(db, 'accounts', 'candidates', 'audit_log', 'help_threads', 'help_messages')
}

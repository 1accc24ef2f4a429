import type { Database } from '@pramaan/database/client'
import { sql } from 'drizzle-orm'
import { vacuum } from './vacuum.queries.ts'

/**
 * Generates notes for generated search rows: three of four candidates have an attendance, two of three a suggested
 * course, each with an older note. Only for query plans and measuring. Empties the table first.
 */
export async function generateNotes(db: Database, count: number) {
  await db.transaction(async (step) => {
    await step.execute(sql`set local statement_timeout = 0`)
    await step.execute(sql`alter table candidate_notes
      drop constraint if exists candidate_notes_candidate_id_candidates_account_id_fk,
      drop constraint if exists candidate_notes_by_id_accounts_id_fk`)
    await step.execute(sql`truncate candidate_notes`)
    await step.execute(sql`
      insert into candidate_notes (candidate_id, kind, attended, course_ids, comment, by_id, at, current)
      select i, kind, case when kind = 'courses' then null else i % 2 = 0 end,
        case when kind = 'courses' then array[1 + i % 40] else '{}' end, 'a note', 1, timestamptz '2026-11-01', holds
      from generate_series(1, ${count}::integer) as i, unnest(array['hr-attendance', 'courses']) as kind,
        unnest(array[false, true]) as holds
      where (kind = 'courses' and i % 3 > 0) or (kind = 'hr-attendance' and i % 4 > 0)`)
  })
  await vacuum(db, 'candidate_notes')
}

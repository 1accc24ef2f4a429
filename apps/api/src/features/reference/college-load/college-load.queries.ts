import type { Database, Queryable } from '@pramaan/database/client'
import { sql } from 'drizzle-orm'
import type { CollegeRow } from './college-row.ts'

const fields = ['aicte_id', 'name', 'address', 'district', 'state', 'university', 'label', 'haystack'] as const
const columns = sql.raw(fields.join(', '))

/** Creates the temporary table that a load fills first; it is dropped when the transaction ends. */
export async function createStage(db: Queryable) {
  await db.execute(
    sql.raw(`
    create temporary table college_stage (${fields.map((field) => `${field} text not null`).join(', ')}) on commit drop`),
  )
}

/** Inserts rows into the temporary table. */
export async function stageColleges(db: Queryable, rows: readonly CollegeRow[]) {
  const records = rows.map(({ aicteId, ...rest }) => ({ aicte_id: aicteId, ...rest }))
  await db.execute(sql`
    insert into college_stage (${columns})
    select ${columns} from jsonb_populate_recordset(null::college_stage, ${JSON.stringify(records)}::jsonb)`)
}

/**
 * Inserts new and updates changed colleges from the temporary table, and returns how many of each. Other colleges stay.
 */
export async function applyStage(db: Queryable) {
  const { rows } = await db.execute<{ added: number }>(sql`
    select count(*)::integer as added from college_stage
    where not exists (select 1 from colleges where colleges.aicte_id = college_stage.aicte_id)`)
  const set = sql.raw(fields.map((field) => `${field} = excluded.${field}`).join(', '))
  const stored = sql.raw(fields.map((field) => `stored.${field}`).join(', '))
  const staged = sql.raw(fields.map((field) => `excluded.${field}`).join(', '))
  const written = await db.execute(sql`
    insert into colleges as stored (${columns}) select ${columns} from college_stage order by name, aicte_id
    on conflict (aicte_id) do update set ${set} where (${stored}) is distinct from (${staged})`)
  const added = rows[0]?.added ?? 0
  return { added, changed: (written.rowCount ?? 0) - added }
}

/** Counts the words of all colleges again. */
export async function countWords(db: Queryable) {
  await db.execute(sql`delete from college_words`)
  await db.execute(sql`
    insert into college_words (word, uses)
    select word, count(*) from (select distinct id, unnest(string_to_array(haystack, ' ')) as word from colleges) as words
    where length(word) > 2 and word ~ '[^0-9]' group by word`)
}

/** Vacuums the table now, because a database without autovacuum would do so only minutes later. */
export async function tidyColleges(db: Database) {
  await db.execute(sql`select gin_clean_pending_list('colleges_haystack')`)
  await db.execute(sql`select gin_clean_pending_list('college_words_similar')`)
  await db.execute(sql`analyze colleges, college_words`)
}

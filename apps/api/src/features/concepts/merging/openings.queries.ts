import type { Queryable } from '@pramaan/database/client'
import { changedJobs, openingConcepts } from '@pramaan/database/schema'
import { eq, type SQL, sql } from 'drizzle-orm'

/** Moves requirements from one concept to another; `texts` are the spellings that move, if not all. */
type Move = { from: number; to: number; texts?: readonly string[] }

function spelt(text: SQL, texts: Move['texts']): SQL {
  return texts ? sql`and ${text} = any(${sql.param([...texts])}::text[])` : sql``
}

/**
 * Moves requirements of openings to another concept, also in the values stored of changed jobs for saved searches. If
 * an opening asks for both, one row remains with both weights.
 */
export async function moveRequirements(db: Queryable, { from, to, texts }: Move) {
  await db.execute(sql`
    with asked as materialized (
      select kind, opening_id, share from ${openingConcepts}
      where concept_id = ${from} ${spelt(sql`text`, texts)}
      order by kind, opening_id for update),
    both_asked as (
      update ${openingConcepts} as other set share = other.share + asked.share from asked
      where other.kind = asked.kind and other.opening_id = asked.opening_id and other.concept_id = ${to}
      returning other.kind, other.opening_id),
    left_out as (
      delete from ${openingConcepts} as one using both_asked
      where one.kind = both_asked.kind and one.opening_id = both_asked.opening_id and one.concept_id = ${from})
    update ${openingConcepts} as one set concept_id = ${to} from asked
    where one.kind = asked.kind and one.opening_id = asked.opening_id and one.concept_id = ${from}
      and not exists (select from both_asked
        where both_asked.kind = one.kind and both_asked.opening_id = one.opening_id)`)
  const isAsked = sql`(ask ->> 'concept_id')::int = ${from}::int ${spelt(sql`ask ->> 'text'`, texts)}`
  await db.execute(sql`update ${changedJobs} as changed
    set before = jsonb_set(before, '{asks}', (
      select jsonb_agg(case when ${isAsked} then jsonb_set(ask, '{concept_id}', to_jsonb(${to}::int)) else ask end)
      from jsonb_array_elements(before -> 'asks') as ask))
    where before -> 'asks' @> jsonb_build_array(jsonb_build_object('concept_id', ${from}::int))`)
}

/** The spellings by which openings ask for a concept. */
export async function findAskedTexts(db: Queryable, conceptId: number): Promise<string[]> {
  const { text } = openingConcepts
  const rows = await db.selectDistinct({ text }).from(openingConcepts).where(eq(openingConcepts.conceptId, conceptId))
  return rows.map((row) => row.text)
}

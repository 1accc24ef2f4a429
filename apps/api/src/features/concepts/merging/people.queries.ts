import type { Queryable } from '@pramaan/database/client'
import { candidateConcepts, candidateSearch, changedCandidates } from '@pramaan/database/schema'
import { sql } from 'drizzle-orm'

/** A concept, and the one that it is merged into. */
export type Merge = { id: number; intoId: number }

/**
 * Gives people who have a merged concept its target too, with the same grade, and returns their number. They keep the
 * old concept, by which searches that still read the old vocabulary find them.
 */
export async function joinPeople(db: Queryable, { id, intoId }: Merge, limit: number): Promise<number> {
  // Rows are locked in order of id, so that two parallel merges don't deadlock.
  const { rows } = await db.execute<{ people: number }>(sql`
    with lacking as materialized (
      select found.candidate_id from ${candidateSearch} as found
      join ${candidateConcepts} as had on had.candidate_id = found.candidate_id and had.concept_id = ${id}
      where not exists (select from ${candidateConcepts} as has where has.candidate_id = found.candidate_id
        and has.concept_id = ${intoId} and has.grade >= had.grade)
      order by found.candidate_id limit ${limit} for no key update of found),
    given as (
      insert into ${candidateConcepts} (candidate_id, concept_id, grade, held_id, looking, verified, fresh_day, compared_strength)
      select candidate_id, ${intoId}, grade, case when held_id = ${id} then ${intoId} else held_id end,
        looking, verified, fresh_day, compared_strength
      from ${candidateConcepts} join lacking using (candidate_id) where concept_id = ${id}
      on conflict (candidate_id, concept_id) do update set grade = excluded.grade, held_id = excluded.held_id),
    found as (
      update ${candidateSearch} as found
      set concepts = array_append(array_remove(array_remove(concepts, ${intoId}), -${intoId}::int),
        case when concepts && array[${id}, ${intoId}]::int[] then ${intoId}::int else -${intoId}::int end)
      from lacking where found.candidate_id = lacking.candidate_id)
    select count(*)::int as people from lacking`)
  return rows[0]?.people ?? 0
}

/**
 * The same in the stored values of changed people who are not compared with the saved searches yet, because getting
 * this concept is not a change.
 */
export async function joinChanges(db: Queryable, { id, intoId }: Merge) {
  const codes = ['concept', 'has', 'said'].map((tag) => ({ had: `=${tag}=${id}`, has: `=${tag}=${intoId}` }))
  const had = sql.param(codes.map((code) => code.had))
  const has = sql.param(codes.map((code) => code.has))
  await db.execute(sql`update ${changedCandidates} as changed
    set codes = codes || array(select has from unnest(${had}::text[], ${has}::text[]) as code (had, has)
      where had = any(codes) and has <> all(codes))
    where codes && ${had}::text[]`)
}

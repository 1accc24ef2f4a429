import type { Queryable } from '@pramaan/database/client'
import { recordOf, rowsFrom } from '@pramaan/database/records'
import { candidateConcepts as kept } from '@pramaan/database/schema'
import { sql } from 'drizzle-orm'
import type { CandidateConceptRow } from './concept-rows.ts'

/** The columns to update if a row changed. */
const fresh = ['grade', 'held_id', 'looking', 'verified', 'fresh_day', 'compared_strength']

const columnsOf = (table: 'kept' | 'excluded') => sql.raw(fresh.map((column) => `${table}.${column}`).join(', '))

/** A candidate's concepts by the names of their columns. */
export function conceptRecords(concepts: readonly CandidateConceptRow[]) {
  return concepts.map((concept) => recordOf(concept, { sourceConceptId: 'held_id' }))
}

/** Updates a candidate's concepts: removes old ones and writes those that are new or changed. */
export async function writeCandidateConcepts(
  db: Queryable,
  candidateId: number,
  concepts: readonly CandidateConceptRow[],
) {
  const ids = sql.param(concepts.map(({ conceptId }) => conceptId))
  await db.execute(
    sql`delete from ${kept} where candidate_id = ${candidateId} and concept_id <> all(${ids}::integer[])`,
  )
  if (concepts.length === 0) return
  await db.execute(sql`
    insert into ${kept} as kept select * from ${rowsFrom(kept, conceptRecords(concepts))}
    on conflict (candidate_id, concept_id) do update set (${sql.raw(fresh.join(', '))}) = (${columnsOf('excluded')})
    where (${columnsOf('kept')}) is distinct from (${columnsOf('excluded')})`)
}

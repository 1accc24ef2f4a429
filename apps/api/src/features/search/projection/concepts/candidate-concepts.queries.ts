import type { Queryable } from '@pramaan/database/client'
import { candidateConcepts as kept } from '@pramaan/database/schema'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { CandidateConceptRow } from './concept-rows.ts'

/** The columns to update if a row changed. */
const fresh = {
  grade: sql`excluded.grade`,
  sourceConceptId: sql`excluded.held_id`,
  looking: sql`excluded.looking`,
  verified: sql`excluded.verified`,
  freshDay: sql`excluded.fresh_day`,
  comparedStrength: sql`excluded.compared_strength`,
}

/** Updates a candidate's concepts: removes old ones and writes those that are new or changed. */
export async function writeCandidateConcepts(
  db: Queryable,
  candidateId: number,
  concepts: readonly CandidateConceptRow[],
) {
  const ids = concepts.map(({ conceptId }) => conceptId)
  await db.delete(kept).where(and(eq(kept.candidateId, candidateId), notInArray(kept.conceptId, ids)))
  if (concepts.length === 0) return
  const before = sql`(${kept.grade}, ${kept.sourceConceptId}, ${kept.looking}, ${kept.verified}, ${kept.freshDay}, ${kept.comparedStrength})`
  await db
    .insert(kept)
    .values([...concepts])
    .onConflictDoUpdate({
      target: [kept.candidateId, kept.conceptId],
      set: fresh,
      setWhere: sql`${before} is distinct from (${sql.join(Object.values(fresh), sql`, `)})`,
    })
}

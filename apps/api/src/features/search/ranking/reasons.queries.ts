import type { Database } from '@pramaan/database/client'
import { candidateConcepts as held } from '@pramaan/database/schema'
import { type AskedConcepts, gradeOf, type HeldConcept } from '@pramaan/domain/fit'
import { and, inArray } from 'drizzle-orm'

/** What these candidates have of what was asked, by candidate. */
export async function readHeld(db: Database, ids: readonly number[], asked: readonly AskedConcepts[]) {
  const concepts = asked.flatMap(({ conceptIds }) => conceptIds)
  if (ids.length === 0 || concepts.length === 0) return new Map<number, HeldConcept[]>()
  const rows = await db
    .select({
      candidateId: held.candidateId,
      conceptId: held.conceptId,
      grade: held.grade,
      heldId: held.heldId,
    })
    .from(held)
    .where(and(inArray(held.candidateId, [...ids]), inArray(held.conceptId, concepts)))
  const graded = rows.flatMap(({ grade, ...row }) => {
    const name = gradeOf(grade)
    return name ? [{ ...row, grade: name }] : []
  })
  return Map.groupBy(graded, ({ candidateId }) => candidateId)
}

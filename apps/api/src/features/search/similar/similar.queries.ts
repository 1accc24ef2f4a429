import type { Queryable } from '@pramaan/database/client'
import { candidateConcepts as held, candidateSearch as row } from '@pramaan/database/schema'
import { gradeOf, leastMet, type ProfileConcept, weightOf } from '@pramaan/domain/fit'
import { and, desc, eq, gte, inArray, ne, type SQL } from 'drizzle-orm'

/** So many of the best for what leads are compared in the rest. */
const pool = 300

/** What a candidate of the search has. */
export async function findConceptsOf(db: Queryable, candidateId: number): Promise<ProfileConcept[]> {
  const { conceptId, grade, heldId } = held
  const rows = await db.select({ conceptId, grade, heldId }).from(held).where(eq(held.candidateId, candidateId))
  return rows.flatMap(({ grade: weight, ...one }) => {
    const named = gradeOf(weight)
    return named ? [{ ...one, grade: named }] : []
  })
}

/** The best candidates for a concept but one, the first rows of its index: whatever the table's size, no more are read. */
export function bestFor(db: Queryable, conceptId: number, except: number): SQL {
  const order = [held.looking, held.grade, held.verified, held.freshDay, held.progress, held.candidateId]
  const best = db
    .select({ id: held.candidateId })
    .from(held)
    .where(and(eq(held.conceptId, conceptId), ne(held.candidateId, except), gte(held.grade, weightOf(leastMet))))
    .orderBy(...order.map((column) => desc(column)))
    .limit(pool)
  return inArray(row.candidateId, best)
}

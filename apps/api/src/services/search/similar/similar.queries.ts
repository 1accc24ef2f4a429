import type { Queryable } from '@pramaan/database/client'
import { candidateConcepts as concept, candidateSearch as row, skills } from '@pramaan/database/schema'
import { gradeOf, leastMet, type ProfileConcept, weightOf } from '@pramaan/domain/fit'
import { and, eq, gte, inArray, ne, type SQL } from 'drizzle-orm'
import { mostOfConcept, postingOrder } from '../plan/ranking/fits.queries.ts'

/** The concepts of a candidate in the search. */
export async function findConceptsOf(db: Queryable, candidateId: number): Promise<ProfileConcept[]> {
  const { conceptId, grade, sourceConceptId } = concept
  const rows = await db
    .select({ conceptId, grade, sourceConceptId })
    .from(concept)
    .where(eq(concept.candidateId, candidateId))
  return rows.flatMap(({ grade: weight, ...one }) => {
    const named = gradeOf(weight)
    return named ? [{ ...one, grade: named }] : []
  })
}

/** The skills of our lists that people of any work have. */
export async function findGeneralSkills(db: Queryable): Promise<string[]> {
  const rows = await db.select({ title: skills.title }).from(skills).where(eq(skills.kind, 'general'))
  return rows.map(({ title }) => title)
}

/**
 * The best candidates for a concept except one: the first rows of its index, so the cost does not grow with the table.
 */
export function bestFor(db: Queryable, conceptId: number, except: number): SQL {
  const best = db
    .select({ id: concept.candidateId })
    .from(concept)
    .where(
      and(eq(concept.conceptId, conceptId), ne(concept.candidateId, except), gte(concept.grade, weightOf(leastMet))),
    )
    .orderBy(postingOrder)
    .limit(mostOfConcept)
  return inArray(row.candidateId, best)
}

import type { Queryable } from '@pramaan/database/client'
import { candidateConcepts as concept, candidateSearch as row } from '@pramaan/database/schema'
import { gradeOf, type ProfileConcept, type RequestedConcepts } from '@pramaan/domain/fit'
import { and, inArray, sql } from 'drizzle-orm'
import { wishesOf } from '../conditions/concept-conditions.queries.ts'
import type { ReadTerm } from '../request/read-term.ts'

/** The requested concepts that these candidates have, by candidate. */
export async function readCandidateConcepts(
  db: Queryable,
  ids: readonly number[],
  asked: readonly RequestedConcepts[],
) {
  const concepts = asked.flatMap(({ conceptIds }) => conceptIds)
  if (ids.length === 0 || concepts.length === 0) return new Map<number, ProfileConcept[]>()
  const rows = await db
    .select({
      candidateId: concept.candidateId,
      conceptId: concept.conceptId,
      grade: concept.grade,
      sourceConceptId: concept.sourceConceptId,
    })
    .from(concept)
    .where(and(inArray(concept.candidateId, [...ids]), inArray(concept.conceptId, concepts)))
  const graded = rows.flatMap(({ grade, ...row }) => {
    const name = gradeOf(grade)
    return name ? [{ ...row, grade: name }] : []
  })
  return Map.groupBy(graded, ({ candidateId }) => candidateId)
}

/** Which conditions of the words these candidates miss, by their position in the words. */
export async function readMissed(db: Queryable, ids: readonly number[], read: ReadTerm) {
  const wishes = wishesOf(read)
  if (ids.length === 0 || wishes.length === 0) return new Map<number, number[]>()
  const misses = wishes.map(({ from, condition }) => sql`case when ${condition} is not true then ${from}::int end`)
  const { rows } = await db.execute<{ id: number; missed: number[] }>(sql`
    select ${row.candidateId} as id, array_remove(array[${sql.join(misses, sql`, `)}], null) as missed
    from ${row} where ${inArray(row.candidateId, [...ids])}`)
  return new Map(rows.map(({ id, missed }) => [Number(id), missed]))
}

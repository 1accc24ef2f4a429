import type { Database, Queryable } from '@pramaan/database/client'
import { named, prepare, readRows } from '@pramaan/database/prepared'
import { candidateConcepts as concept, candidateSearch as row } from '@pramaan/database/schema'
import { gradeOf, type ProfileConcept, type RequestedConcepts } from '@pramaan/domain/fit'
import type { WordPosition } from '@pramaan/domain/search'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { wishesOf } from '../../plan/conditions/concept-conditions.queries.ts'
import { isNearby } from '../../plan/conditions/missed.queries.ts'
import { hasWordOrder, positionsIn } from '../../plan/ranking/word-positions.queries.ts'
import type { ReadTerm } from '../../understand/read-term.ts'

type Missed = { missed: number[]; nearby: number[] }

/** The concept that another one follows from. */
const source = alias(concept, 'source')

function conceptsOf(ids: readonly number[], concepts: readonly number[]): SQL {
  return sql`select ${concept.candidateId}, ${concept.conceptId}, ${concept.grade}, ${concept.sourceConceptId}, ${source.grade}
    from ${concept} left join ${concept} as source
      on ${source.candidateId} = ${concept.candidateId} and ${source.conceptId} = ${concept.sourceConceptId}
    where ${concept.candidateId} = any(${sql.param([...ids])}) and ${concept.conceptId} = any(${sql.param(concepts)})`
}

/** The requested concepts that these candidates have, by candidate. */
export async function readCandidateConcepts(db: Database, ids: readonly number[], asked: readonly RequestedConcepts[]) {
  const concepts = asked.flatMap(({ conceptIds }) => conceptIds)
  if (ids.length === 0 || concepts.length === 0) return new Map<number, ProfileConcept[]>()
  const rows = (await readRows(db, named(prepare(conceptsOf(ids, concepts))))) as number[][]
  const graded = rows.flatMap(([candidateId = 0, conceptId = 0, grade = 0, sourceConceptId = 0, ofSource = 0]) => {
    const name = gradeOf(grade)
    return name ? [{ candidateId, conceptId, sourceConceptId, grade: name, sourceGrade: gradeOf(ofSource) }] : []
  })
  return Map.groupBy(graded, ({ candidateId }) => candidateId)
}

/** Which conditions of the words these candidates miss, by their position in the words; which of these they are near. */
export async function readMissed(db: Queryable, ids: readonly number[], read: ReadTerm) {
  const wishes = wishesOf(read)
  if (ids.length === 0 || wishes.length === 0) return new Map<number, Missed>()
  const misses = wishes.map(({ from, condition }) => sql`case when ${condition} is not true then ${from}::int end`)
  const nearby = wishes.map((wish) => sql`case when ${isNearby(wish)} then ${wish.from}::int end`)
  const positions = (cases: SQL[]) => sql`array_remove(array[${sql.join(cases, sql`, `)}]::int[], null)`
  const { rows } = await db.execute<{ id: number } & Missed>(sql`
    select ${row.candidateId} as id, ${positions(misses)} as missed, ${positions(nearby)} as nearby
    from ${row} where ${inArray(row.candidateId, [...ids])}`)
  return new Map(rows.map(({ id, missed, nearby }) => [Number(id), { missed, nearby }]))
}

/** Where a candidate has a word of a search, which is at `from` in its words. */
export type FoundWord = { from: number; position: WordPosition }

function positionsOf(read: ReadTerm, ids: readonly number[]) {
  const words = positionsIn(read)
  const columns = words.map(({ position }) => position)
  const statement = prepare(sql`select ${row.candidateId}, ${sql.join(columns, sql`, `)} from ${row}
    where ${row.candidateId} = any(${sql.param([...ids])})`)
  return { words: words.map(({ from }) => from), statement }
}

/** Where these candidates have the words of a search that name no concept. */
export async function readWordPositions(db: Database, ids: readonly number[], read: ReadTerm) {
  if (ids.length === 0 || !hasWordOrder(read)) return new Map<number, FoundWord[]>()
  const { words, statement } = positionsOf(read, ids)
  const rows = (await readRows(db, statement)) as [number, ...(WordPosition | null)[]][]
  const foundOf = (positions: readonly (WordPosition | null)[]) =>
    words.flatMap((from, at): FoundWord[] => (positions[at] ? [{ from, position: positions[at] }] : []))
  return new Map(rows.map(([id, ...positions]) => [Number(id), foundOf(positions)]))
}

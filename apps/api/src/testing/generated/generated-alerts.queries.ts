import type { Database, Queryable } from '@pramaan/database/client'
import { changedCandidates, savedSearches, searchAlerts } from '@pramaan/database/schema'
import { sql } from 'drizzle-orm'
import { type AlertCriteria, type Clause, conditionTexts } from '../../features/alerts/criteria/criteria.ts'
import { keysOf, triggersOf } from '../../features/alerts/criteria/triggers.ts'
import { rowCode } from '../../services/search/projection/concepts/row-codes.ts'
import { anywhere } from '../../services/search/projection/facets.ts'
import { drawn } from './drawn.ts'
import { vacuum } from './vacuum.queries.ts'

/** A candidate's concepts and codes, from which a saved search is made. */
type Drawn = { id: number; concepts: number[]; facets: number[] }

const noRange = { least: null, most: null }
const batchSize = 5_000

/**
 * The criteria of the search with a number: one or two concepts, of some the first is any of up to three, often with a
 * place, years or verified people, or one that it names besides; a few only words or years.
 */
function criteriaFor(row: number, { concepts, facets }: Drawn): AlertCriteria {
  const one = (list: readonly number[], column: number) => list[Math.floor(drawn(row, column, list.length))]
  const [concept, other, facet] = [one(concepts, 1), one(concepts, 2), one(facets, 3)]
  const chance = (column: number, share: number) => drawn(row, column, 1) < share
  const isBroad = chance(4, 0.02)
  const equals = chance(12, 0.2) ? [one(concepts, 13), one(concepts, 14)].filter((id) => id !== undefined) : []
  const clauses: Clause[] = [
    ...(concept === undefined || isBroad ? [] : [{ any: [...new Set([concept, ...equals])].map(rowCode.concept) }]),
    ...(other === undefined || isBroad || !chance(5, 0.3) ? [] : [{ any: [rowCode.concept(other)] }]),
    ...(facet === undefined || isBroad || !chance(6, 0.6)
      ? []
      : [{ any: [rowCode.facet(facet), rowCode.facet(anywhere)] }]),
    ...(chance(7, 0.2) ? [{ any: [rowCode.flag('verified')] }] : []),
  ]
  const least = Math.floor(drawn(row, 9, 10)) * 12
  const months = chance(8, 0.4) || isBroad ? { least, most: least + 36 } : noRange
  const besides = one(concepts, 10)
  const rest: Clause[] = besides === undefined || !chance(11, 0.4) ? [] : [{ any: [rowCode.concept(besides)] }]
  return {
    clauses,
    rest,
    words: undefined,
    ranges: { months, pay: noRange, registered: { from: null, before: null }, activeDays: null },
  }
}

/**
 * Saves this many searches of one employer, each with an alert, for concepts that candidates in the database have,
 * common ones more often. Only for measuring.
 */
export async function generateAlerts(db: Database, employerId: number, count: number) {
  const { rows: people } = await db.execute<Drawn>(sql`
    select candidate_id as id, concepts, facets from candidate_search where cardinality(concepts) > 0 order by candidate_id limit 20000`)
  await db.execute(
    sql`alter table candidate_matches drop constraint if exists candidate_matches_candidate_id_accounts_id_fk`,
  )
  await db.execute(
    sql`alter table changed_candidates drop constraint if exists changed_candidates_candidate_id_accounts_id_fk`,
  )
  for (let from = 0; from < count; from += batchSize) {
    const numbers = Array.from({ length: Math.min(batchSize, count - from) }, (_, at) => from + at)
    const at = new Date()
    const searches = numbers.map((n) => ({ employerId, name: `Search ${n}`, nameKey: `search ${n}`, filters: {} }))
    const saved = await db
      .insert(savedSearches)
      .values(searches.map((search) => ({ ...search, createdAt: at, updatedAt: at })))
      .returning({ id: savedSearches.id })
    const alerts = saved.flatMap(({ id }, index) => {
      const row = from + index
      const person = people[Math.floor(drawn(row, 0, people.length))]
      const criteria = person && criteriaFor(row, person)
      if (!criteria || criteria === 'nothing') return []
      const { condition, rest } = conditionTexts(criteria)
      const { least: leastMonths, most: mostMonths } = criteria.ranges.months
      return [
        {
          accountId: employerId,
          savedSearchId: id,
          frequency: 'daily' as const,
          channel: 'email' as const,
          keys: keysOf(criteria, (codes) => codes.length),
          triggers: triggersOf(criteria),
          condition: condition === undefined ? null : sql<string>`${condition}::tsquery`,
          rest: rest === undefined ? null : sql<string>`${rest}::tsquery`,
          leastMonths,
          mostMonths,
          vocabularyVersion: 1_000_000,
          createdAt: at,
        },
      ]
    })
    await db.insert(searchAlerts).values(alerts)
  }
  await vacuum(db, 'search_alerts')
}

/** Gives a candidate one concept more, as a profile save does, without the rest of the profile. */
export async function addConcept(db: Queryable, candidateId: number, conceptId: number) {
  await db.execute(
    sql`update candidate_search set concepts = concepts || ${conceptId}::integer where candidate_id = ${candidateId}`,
  )
  await db.execute(sql`insert into candidate_concepts
    select candidate_id, ${conceptId}, 7, ${conceptId}, joining > 0, verified, 20000, compared_strength
    from candidate_search where candidate_id = ${candidateId} on conflict do nothing`)
}

/** Turns a recorded change into that of a newly visible candidate. */
export async function asNew(db: Queryable, candidateId: number) {
  await db.execute(sql`update ${changedCandidates} set words = null, codes = null where candidate_id = ${candidateId}`)
}

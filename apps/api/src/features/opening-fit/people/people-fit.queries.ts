import type { Queryable } from '@pramaan/database/client'
import { candidateSearch, candidateConcepts as concept, openingConcepts as requirement } from '@pramaan/database/schema'
import {
  leastOfHaving,
  mostFittingPeople,
  type OpeningForPeople,
  partsForPeople,
  type Requirement,
} from '@pramaan/domain/opening-fit'
import { and, desc, inArray, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { bestFirst } from '../../search/ranking/fits.queries.ts'
import { looking } from '../../search/ranking/sort.queries.ts'

/** An opening that people are suggested for. */
export type Opening = { kind: OpeningForPeople; id: number }

/** The condition that leaves someone out, given the column with their id: those who applied already. */
export type Without = (candidateId: SQLWrapper) => SQL | undefined

/** This many of the best for each concept that an opening asks for are compared in the rest. */
const pool = 300

/** How well a candidate answers what an opening asks for, as `fitOf` of the domain has it. */
function fitFor({ kind, id }: Opening): SQL {
  return sql`coalesce((select sum(${requirement.share} * ${concept.grade}) from ${requirement}
    join ${concept} on ${concept.conceptId} = ${requirement.conceptId} and ${concept.candidateId} = ${candidateSearch.candidateId}
    where ${requirement.kind} = ${kind} and ${requirement.openingId} = ${id}), 0)`
}

/** The order of people for an opening: who looks for work, by fit; equals with the verified and the strongest first. */
export function bestForOpening(opening: Opening): SQL[] {
  return [
    desc(looking),
    desc(fitFor(opening)),
    desc(candidateSearch.verified),
    desc(candidateSearch.profileProgress),
    desc(candidateSearch.candidateId),
  ]
}

/**
 * Those who have any of what an opening asks for, best first, except some. Of each concept it reads the first rows of
 * its index, so the cost does not grow with the table.
 */
export function findNearest(
  db: Queryable,
  opening: Opening,
  { without, except }: { without: Without; except: number[] },
) {
  const parts: readonly Requirement['part'][] = partsForPeople[opening.kind]
  const best = sql`select best.id from ${requirement} cross join lateral (
      select ${concept.candidateId} as id from ${concept}
      where ${and(sql`${concept.conceptId} = ${requirement.conceptId}`, sql`${concept.grade} >= ${leastOfHaving}`, without(concept.candidateId))}
      order by ${bestFirst} limit ${pool}) as best
    where ${and(sql`${requirement.kind} = ${opening.kind}`, sql`${requirement.openingId} = ${opening.id}`, inArray(requirement.part, [...parts]))}`
  return db
    .select({ id: candidateSearch.candidateId, card: candidateSearch.card })
    .from(candidateSearch)
    .where(
      and(
        sql`${candidateSearch.candidateId} in (${best})`,
        except.length > 0 ? notInArray(candidateSearch.candidateId, except) : undefined,
      ),
    )
    .orderBy(...bestForOpening(opening))
    .limit(mostFittingPeople)
}

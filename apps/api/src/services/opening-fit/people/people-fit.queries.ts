import type { Queryable } from '@pramaan/database/client'
import { candidateConcepts as concept, candidateSearch as row } from '@pramaan/database/schema'
import {
  declinableOf,
  isFinding,
  leastOfDegree,
  leastOfHaving,
  leastOfPlace,
  monthsAgainst,
  type PeopleHindrance,
  payAgainst,
  peopleCosts,
} from '@pramaan/domain/opening-fit'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Condition } from '../../search/plan/conditions/conditions.queries.ts'
import { mostOfConcept, postingOrder } from '../../search/plan/ranking/fits.queries.ts'
import { keysOf } from '../../search/plan/ranking/sort.queries.ts'
import { anywhere } from '../../search/projection/facets.ts'
import { levelCode } from '../../search/projection/search-row.ts'
import type { AskedOfPeople } from './asked-of-people.ts'

/** The condition that leaves someone out, given the column with their id: those who applied already. */
export type Without = (candidateId: SQLWrapper) => SQL | undefined

/** A candidate who is found for an opening, with what speaks against them; ranks compare number by number, best first. */
export type Found = { id: number; card: unknown; against: PeopleHindrance[]; rank: number[] }

type PeoplePage = { where: SQL; without?: Without; limit: number; offset?: number }

const ids = (values: readonly number[]) => sql`${sql.param([...values])}::int[]`

/**
 * What a candidate has of an opening: `fit` as `fitOf` of the domain has it (only the title has several names), whether they are in its city or near it, and
 * whether they have a degree of it, and have reached the level that it asks for, or only one below.
 */
function heldOf({ requirements, degrees, levels, cities = { here: [], around: [] } }: AskedOfPeople): SQL {
  const all = requirements.flatMap(({ conceptIds, share }) =>
    conceptIds.map((id) => ({ id, share, isEither: conceptIds.length > 1 })),
  )
  const asked = all.map(({ id }) => id)
  const shares = all.map(({ share }) => share)
  const either = all.map(({ isEither }) => isEither)
  const { here, around } = cities
  return sql`select (coalesce(sum(asked.share * ${concept.grade}) filter (where not asked.either), 0)
        + coalesce(max(asked.share * ${concept.grade}) filter (where asked.either), 0))::int as fit,
      bool_or(${concept.conceptId} = any(${ids(here)}) and ${concept.grade} >= ${leastOfPlace}::int) as here,
      bool_or(${concept.conceptId} = any(${ids([...here, ...around])})) as around,
      bool_or(${concept.conceptId} = any(${ids(degrees)}) and ${concept.grade} >= ${leastOfDegree}::int) as degree,
      bool_or(${concept.conceptId} = any(${ids(levels.reached)}) and ${concept.grade} >= ${leastOfDegree}::int) as reached,
      bool_or(${concept.conceptId} = any(${ids(levels.below)})) as below
    from ${concept} left join unnest(${ids(asked)}, ${ids(shares)}, ${sql.param(either)}::bool[]) as asked (id, share, either) on asked.id = ${concept.conceptId}
    where ${concept.candidateId} = ${row.candidateId} and ${concept.conceptId} = any(${ids([...asked, ...here, ...around, ...degrees, ...levels.reached, ...levels.below])})`
}

/** The place that speaks against a candidate: nothing where they would work anywhere, or have named no place. */
function placeAgainst({ cities }: AskedOfPeople): SQL {
  if (!cities) return sql`null::text`
  const hasPlace = sql`coalesce(${row.card}->>'Location', ${row.card}->'HrComments'->>'jobLocation', '') <> ''`
  return sql`case when held.here or ${row.facets} @> ${ids([anywhere])} or not ${hasPlace} then null
    when held.around then 'area' else 'elsewhere' end`
}

/** What speaks against a candidate who has none of the degrees that the work takes, or only a level below the one asked. */
function educationAgainst({ degrees, levels }: AskedOfPeople): SQL {
  if (degrees.length > 0) return sql`case when not coalesce(held.degree, false) then 'no-degree' end`
  if (levels.below.length === 0) return sql`null::text`
  return sql`case when held.below and not held.reached then 'less-education' end`
}

function inRanges(value: SQL, ranges: ReturnType<typeof payAgainst>): SQL {
  if (ranges.length === 0) return sql`null::text`
  const cases = ranges.map(({ hindrance, least, most }) => {
    const upTo = most === null ? sql`` : sql` and ${value} <= ${most}::bigint`
    return sql`when ${value} >= ${least}::bigint${upTo} then ${hindrance}::text`
  })
  return sql`case ${sql.join(cases, sql` `)} end`
}

/** The years that speak against a candidate whose level is known. */
function yearsAgainst({ circumstances }: AskedOfPeople): SQL {
  const ranges = circumstances ? monthsAgainst(circumstances) : []
  return inRanges(sql`(case when ${row.level} > 0 then ${row.experienceMonths} end)`, ranges)
}

/** The pay that speaks against a candidate; a Fresher's own figure is nobody else's to know. */
function payTooHigh({ circumstances }: AskedOfPeople): SQL {
  const isShown = sql`(${row.verified} or ${row.level} <> ${levelCode('Fresher')}::int)`
  return inRanges(sql`(case when ${isShown} then ${row.expectedCtc} end)`, payAgainst(circumstances?.mostPay ?? null))
}

/** The kinds of work of an opening that speak against a candidate who declined them. */
function kindsAgainst({ circumstances }: AskedOfPeople): SQL[] {
  const kinds = circumstances ? declinableOf(circumstances) : []
  return kinds.map(({ hindrance, chosen, others }) => {
    const choseAnother = sql.join(
      others.map((one) => row[one]),
      sql` or `,
    )
    return sql`case when not ${row[chosen]} and (${choseAnother}) then ${hindrance}::text end`
  })
}

const costCases = sql.join(
  Object.entries(peopleCosts).map(([hindrance, cost]) => sql`when ${hindrance}::text then ${cost}::int`),
  sql` `,
)

/** The order of equals, as a search has it. */
const sorts = (['looking', 'verified', 'freshDay', 'ProfileProgress', 'ID'] as const).map((column) => ({
  column,
  descending: true,
}))

/**
 * The statement of candidates in the order of an opening: those who look for work, by what they have of it and what
 * speaks against them, then the verified, the latest and the most complete.
 */
export function peopleStatement(asked: AskedOfPeople, { where, without, limit, offset = 0 }: PeoplePage): SQL {
  const against = [
    placeAgainst(asked),
    yearsAgainst(asked),
    payTooHigh(asked),
    ...kindsAgainst(asked),
    educationAgainst(asked),
  ]
  return sql`
    select id, card, array_remove(against, null) as against,
      array[k0, fit - (select coalesce(sum(case one ${costCases} else 0 end), 0)::int from unnest(against) as one), k1, k2, k3, k4] as rank
    from (
      select ${row.candidateId} as id, ${row.card} as card, ${keysOf(sorts)}, held.fit,
        array[${sql.join(against, sql`, `)}]::text[] as against
      from ${row} cross join lateral (${heldOf(asked)}) as held
      where ${where} and ${without?.(row.candidateId) ?? sql`true`}) as person
    order by rank desc limit ${limit} offset ${offset}`
}

/** The candidates of `peopleStatement`. */
export async function findPeople(db: Queryable, asked: AskedOfPeople, page: PeoplePage): Promise<Found[]> {
  const { rows } = await db.execute<Found>(peopleStatement(asked, page))
  return rows
}

/** The better of two ranks, as the order of a statement has it: negative if the first one is. */
export function compareRanks({ rank: one }: Found, { rank: other }: Found): number {
  const at = one.findIndex((key, index) => key !== other[index])
  return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0)
}

/**
 * The candidates who have any of what an opening asks for and meet `also`, as a condition. Of each concept it reads the
 * first rows of its index, so the cost does not grow with the table.
 */
export function havingAny({ kind, requirements }: AskedOfPeople, without: Without, also?: Condition): SQL {
  const finding = requirements.filter((one) => isFinding(kind, one)).flatMap(({ conceptIds }) => conceptIds)
  return sql`${row.candidateId} in (select best.id from unnest(${ids(finding)}) as asked (id) cross join lateral (
      select ${concept.candidateId} as id from ${concept}
      where ${concept.conceptId} = asked.id and ${concept.grade} >= ${leastOfHaving}::int and ${without(concept.candidateId) ?? sql`true`}
      order by ${postingOrder} limit ${mostOfConcept}) as best) and ${also ?? sql`true`}`
}

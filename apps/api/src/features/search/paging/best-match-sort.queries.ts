import { candidateConcepts as held, candidateSearch as row } from '@pramaan/database/schema'
import { type SQL, sql } from 'drizzle-orm'
import { beyond, orderOf, placeKey } from '../ranking/sort.queries.ts'
import type { PageWanted } from './page-wanted.ts'

/** The best posting of each candidate who has any of these concepts. */
function postingsOf(conceptIds: readonly number[]): SQL {
  const [only] = conceptIds
  const columns = sql`${held.candidateId}, ${held.grade}, ${held.looking}, ${held.verified}, ${held.freshDay}, ${held.progress}`
  if (conceptIds.length === 1) return sql`select ${columns} from ${held} where ${held.conceptId} = ${only}`
  return sql`select distinct on (${held.candidateId}) ${columns} from ${held}
    where ${held.conceptId} = any(${sql.param([...conceptIds])}) order by ${held.candidateId}, ${held.grade} desc`
}

/**
 * A page of a search for several concepts: the postings of each, which one index holds, are joined and sorted; only then
 * are rows read, in order, until the page is full. Undefined if missed conditions are weighed too.
 */
export function bestMatchSort({ matching, sorts, position, limit, employerId }: PageWanted): SQL | undefined {
  const read = sorts.find(({ column }) => column === 'Match')?.read
  const [lead, ...others] = read?.asked ?? []
  if (!lead || read?.loosened) return undefined
  const backwards = 'way' in position && position.way === 'previous'
  const order = orderOf(sorts, backwards)
  const place = 'way' in position ? position.place : undefined
  const after = place ? sql`and (${sql.join(beyond(sorts, place, backwards, placeKey), sql` or `)})` : sql``
  const joins = others.map(
    ({ conceptIds }, at) =>
      sql`left join (${postingsOf(conceptIds)}) as ${nameOf(at)} on ${nameOf(at)}.candidate_id = lead.candidate_id`,
  )
  const fit = others.map(({ share }, at) => sql` + ${share}::int * coalesce(${nameOf(at)}.grade, 0)`)
  const keys = sql`lead.looking::int as k0, ${lead.share}::int * lead.grade${sql.join(fit)} as k1, lead.verified::int as k2,
    lead.fresh_day as k3, lead.progress as k4, lead.candidate_id as k5`
  const contacts = employerId === undefined ? sql`, ${row.phone}, ${row.email}` : sql``
  return sql`select fits.*, ${row.card}${contacts}
    from (select ${keys} from (${postingsOf(lead.conceptIds)}) as lead ${sql.join(joins, sql` `)} order by ${order} offset 0) as fits
    join ${row} on ${row.candidateId} = fits.k5 where ${matching.where ?? sql`true`} ${after}
    order by ${order} limit ${limit} offset ${'offset' in position ? position.offset : 0}`
}

function nameOf(at: number) {
  return sql.identifier(`other${at}`)
}

import { candidateConcepts as held, candidateSearch as row } from '@pramaan/database/schema'
import { type SQL, sql } from 'drizzle-orm'
import { postingColumns as columns } from '../ranking/fits.queries.ts'
import type { PageWanted } from './page-wanted.ts'

/** A position's keys as in the index: the fit of a single concept is its grade times its weight. */
function indexed(place: readonly (string | number)[], share: number) {
  const [looking, fit, verified, ...rest] = place.map(Number)
  return [looking === 1, Math.round((fit ?? 0) / share), verified === 1, ...rest]
}

/**
 * A page of a search for one concept, read from the concept's index, which is in the order of best match. Undefined if
 * several concepts or missed conditions are weighed together.
 */
export function bestMatchWalk({ matching, sorts, position, limit, employerId }: PageWanted): SQL | undefined {
  const read = sorts.find(({ column }) => column === 'Match')?.read
  const [lead, ...others] = read?.asked ?? []
  const [conceptId, ...alternatives] = lead?.conceptIds ?? []
  if (!lead || conceptId === undefined || others.length + alternatives.length > 0 || read?.loosened) return undefined
  const backwards = 'way' in position && position.way === 'previous'
  const way = backwards ? sql`asc` : sql`desc`
  const list = sql.join(columns, sql`, `)
  const place = 'way' in position ? position.place : undefined
  const values = place && indexed(place, lead.share).map((value) => sql`${value}`)
  const beyond = values && sql`and (${list}) ${backwards ? sql`>` : sql`<`} (${sql.join(values, sql`, `)})`
  const keys = sql`${held.looking}::int as k0, ${held.grade} * ${lead.share}::int as k1, ${held.verified}::int as k2,
    ${held.freshDay} as k3, ${held.progress} as k4, ${held.candidateId} as k5`
  const contacts = employerId === undefined ? sql`, ${row.phone}, ${row.email}` : sql``
  const order = sql.join(
    columns.map((column) => sql`${column} ${way}`),
    sql`, `,
  )
  return sql`select ${keys}, ${row.card}${contacts} from ${held} join ${row} on ${row.candidateId} = ${held.candidateId}
    where ${held.conceptId} = ${conceptId} and ${matching.where ?? sql`true`} ${beyond ?? sql``}
    order by ${order} limit ${limit} offset ${'offset' in position ? position.offset : 0}`
}

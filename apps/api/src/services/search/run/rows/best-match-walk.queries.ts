import { candidateConcepts as concept, candidateSearch as row } from '@pramaan/database/schema'
import { type SQL, sql } from 'drizzle-orm'
import { postingColumns as columns } from '../../plan/ranking/fits.queries.ts'
import type { PageRequest } from './page-request.ts'

/** A position's keys as in the index: the fit of a single concept is its grade times its weight. */
function indexed(sortValues: readonly (string | number)[], share: number) {
  const [looking, fit, verified, ...rest] = sortValues.map(Number)
  return [looking === 1, Math.round((fit ?? 0) / share), verified === 1, ...rest]
}

/**
 * A page of a search for one concept, read from the concept's index, which is in the order of best match. Undefined if
 * several concepts or missed conditions are weighed together.
 */
export function bestMatchWalk({ matching, sorts, position, limit, employerId }: PageRequest): SQL | undefined {
  const read = sorts.find(({ column }) => column === 'Match')?.read
  const [lead, ...others] = read?.requested ?? []
  const [conceptId, ...alternatives] = lead?.conceptIds ?? []
  if (!lead || conceptId === undefined || others.length + alternatives.length > 0 || read?.isLoosened) return undefined
  const backwards = 'direction' in position && position.direction === 'previous'
  const way = backwards ? sql`asc` : sql`desc`
  const list = sql.join(columns, sql`, `)
  const sortValues = 'direction' in position ? position.sortValues : undefined
  const values = sortValues && indexed(sortValues, lead.share).map((value) => sql`${value}`)
  const beyond = values && sql`and (${list}) ${backwards ? sql`>` : sql`<`} (${sql.join(values, sql`, `)})`
  const keys = sql`${concept.looking}::int as k0, ${concept.grade} * ${lead.share}::int as k1, ${concept.verified}::int as k2,
    ${concept.freshDay} as k3, ${concept.comparedStrength} as k4, ${concept.candidateId} as k5`
  const contacts = employerId === undefined ? sql`, ${row.phone}, ${row.email}` : sql``
  const order = sql.join(
    columns.map((column) => sql`${column} ${way}`),
    sql`, `,
  )
  return sql`select ${keys}, ${row.card}${contacts} from ${concept} join ${row} on ${row.candidateId} = ${concept.candidateId}
    where ${concept.conceptId} = ${conceptId} and ${matching.posting ?? sql`true`} and ${matching.besideLead ?? matching.where ?? sql`true`} ${beyond ?? sql``}
    order by ${order} limit ${limit} offset ${'offset' in position ? position.offset : 0}`
}

import { candidateConcepts as concept } from '@pramaan/database/schema'
import type { RequestedConcepts } from '@pramaan/domain/fit'
import { type SQL, sql } from 'drizzle-orm'

/** The columns of a posting, in the order of best match. */
export const postingColumns = [
  concept.looking,
  concept.grade,
  concept.verified,
  concept.freshDay,
  concept.progress,
  concept.candidateId,
]

const columns = sql.join(postingColumns, sql`, `)

/** The order of best match over a concept's postings, as their index has it. */
export const bestFirst = sql.join(
  postingColumns.map((column) => sql`${column} desc`),
  sql`, `,
)

/** Each candidate's best posting among these concepts. */
function postingsOf(conceptIds: readonly number[], condition: SQL = sql`true`): SQL {
  const [only] = conceptIds
  if (conceptIds.length === 1)
    return sql`select ${columns} from ${concept} where ${concept.conceptId} = ${only} and ${condition}`
  return sql`select distinct on (${concept.candidateId}) ${columns} from ${concept}
    where ${concept.conceptId} = any(${sql.param([...conceptIds])}) and ${condition} order by ${concept.candidateId}, ${concept.grade} desc`
}

/**
 * The keys of best match, `k0` to `k5`, of everyone who has the first of these concepts and meets a condition on its
 * posting, read from postings alone.
 */
export function fitsOf([lead, ...others]: readonly RequestedConcepts[], condition?: SQL): SQL {
  const joins = others.map(
    ({ conceptIds }, at) =>
      sql`left join (${postingsOf(conceptIds)}) as ${nameOf(at)} on ${nameOf(at)}.candidate_id = lead.candidate_id`,
  )
  const fit = others.map(({ share }, at) => sql` + ${share}::int * coalesce(${nameOf(at)}.grade, 0)`)
  return sql`select lead.looking::int as k0, ${lead?.share}::int * lead.grade${sql.join(fit)} as k1,
    lead.verified::int as k2, lead.fresh_day as k3, lead.progress as k4, lead.candidate_id as k5
    from (${postingsOf(lead?.conceptIds ?? [], condition)}) as lead ${sql.join(joins, sql` `)}`
}

/** Whether a search is for one concept alone, whose index is in the order of best match. */
export function isOneConcept([lead, ...others]: readonly RequestedConcepts[]): boolean {
  return others.length === 0 && lead?.conceptIds.length === 1
}

/**
 * The best of these fits, whatever else a search asks for. One concept's are the first rows of its index, so their
 * order is that of its columns, whose names the keys have.
 */
export function bestFits(requested: readonly RequestedConcepts[], most: number): SQL {
  if (!isOneConcept(requested))
    return sql`${fitsOf(requested)} order by k0 desc, k1 desc, k2 desc, k3 desc, k4 desc, k5 desc limit ${most}`
  const names = postingColumns.map((column, at) => sql`${column} as ${sql.identifier(`k${at}`)}`)
  return sql`select ${sql.join(names, sql`, `)} from ${concept} where ${concept.conceptId} = ${requested[0]?.conceptIds[0]}
    order by ${bestFirst} limit ${most}`
}

/** By what the fit of `bestFits` is multiplied: that of a single concept is its grade. */
export function bestFitsShare(requested: readonly RequestedConcepts[]): number {
  return isOneConcept(requested) ? (requested[0]?.share ?? 1) : 1
}

function nameOf(at: number) {
  return sql.identifier(`other${at}`)
}

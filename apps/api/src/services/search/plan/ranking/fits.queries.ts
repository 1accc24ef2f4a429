import { candidateConcepts as concept } from '@pramaan/database/schema'
import { grades, type RequestedConcepts, weightOf } from '@pramaan/domain/fit'
import { and, gte, type SQL, sql } from 'drizzle-orm'

/** The columns of a posting, in the order of best match. */
export const postingColumns = [
  concept.looking,
  concept.grade,
  concept.verified,
  concept.freshDay,
  concept.comparedStrength,
  concept.candidateId,
]

const columns = sql.join(postingColumns, sql`, `)

/** A candidate's best of several postings: of what orders a list, only their grades differ. Sorting takes twice as long. */
const bestOfCandidate = sql`bool_or(${concept.looking}) as looking, max(${concept.grade}) as grade,
  bool_or(${concept.verified}) as verified, max(${concept.freshDay}) as fresh_day,
  max(${concept.comparedStrength}) as compared_strength, ${concept.candidateId}`

/** The order of best match over a concept's postings, as their index has it. */
export const postingOrder = sql.join(
  postingColumns.map((column) => sql`${column} desc`),
  sql`, `,
)

/** Where one of several concepts is enough, so many of the best for each are compared in the rest. */
export const mostOfConcept = 300

/**
 * Each candidate's best posting among these concepts, of the best `most` of each: anyone who is one of the best `most` for
 * all of them is among these, since those before them in an index are before them in the whole order too.
 */
function postingsOf(conceptIds: readonly number[], condition: SQL = sql`true`, most?: number): SQL {
  const [only] = conceptIds
  if (conceptIds.length === 1)
    return sql`select ${columns} from ${concept} where ${concept.conceptId} = ${only} and ${condition}`
  const ofEach = conceptIds.map(
    (id) =>
      sql`(select ${columns} from ${concept} where ${concept.conceptId} = ${id} and ${condition} order by ${postingOrder} limit ${most})`,
  )
  const postings =
    most === undefined
      ? sql`${concept} where ${concept.conceptId} = any(${sql.param([...conceptIds])}) and ${condition}`
      : sql`(${sql.join(ofEach, sql` union all `)}) as ${concept}`
  return sql`select ${bestOfCandidate} from ${postings} group by ${concept.candidateId}`
}

/** The keys of best match as what a list is ordered by. */
export const keysInOrder = sql`k0 desc, k1 desc, k2 desc, k3 desc, k4 desc, k5 desc`

/** The order of best match over its keys. */
export const inOrder = sql`order by ${keysInOrder}`

/** Conditions on the postings of the first concept and of the others, and how many of the first are enough. */
type OnPostings = { lead?: SQL | undefined; others?: SQL | undefined; most?: number }

/**
 * The keys of best match, `k0` to `k5`, of everyone who has the first of these concepts and meets a condition on its
 * posting, and the grade of that one alone (`lead_grade`), read from postings alone.
 */
export function fitKeys([lead, ...others]: readonly RequestedConcepts[], on: OnPostings = {}): SQL {
  const joins = others.map(
    ({ conceptIds }, at) =>
      sql`left join (${postingsOf(conceptIds, on.others)}) as ${nameOf(at)} on ${nameOf(at)}.candidate_id = lead.candidate_id`,
  )
  const fit = others.map(({ share }, at) => sql` + ${share}::int * coalesce(${nameOf(at)}.grade, 0)`)
  return sql`select lead.looking::int as k0, ${lead?.share}::int * lead.grade${sql.join(fit)} as k1,
    lead.verified::int as k2, lead.fresh_day as k3, lead.compared_strength as k4, lead.candidate_id as k5,
    lead.grade as lead_grade
    from (${postingsOf(lead?.conceptIds ?? [], on.lead, on.most)}) as lead ${sql.join(joins, sql` `)}`
}

/** From this grade on, the first concept is the candidate's own work; far more people only come near it. */
const strong = weightOf('earlier-title')

/** The best of the grades below. */
const weaker = Math.max(...grades.map(weightOf).filter((weight) => weight < strong))

/**
 * The fits above all others. Of one thing that several concepts mean, the best `most` of each; of several things: of
 * people looking for work whose grade for the first concept is strong, those above what a weaker one can reach, whatever
 * else a candidate has. A tenth of the postings, where all are many.
 */
export function topFits(requested: readonly RequestedConcepts[], most: number, condition?: SQL): SQL {
  const [lead, ...others] = requested
  if (others.length === 0)
    return sql`select * from (${fitKeys(requested, { lead: condition, most })} ${inOrder} limit ${most}) as top`
  // Each is the first posting of the index; the greatest of several leaves out those that nobody has.
  const bestOfOthers = others.map(({ conceptIds, share }) => {
    const bests = conceptIds.map(
      (id) =>
        sql`(select max(${concept.grade}) from ${concept} where ${concept.conceptId} = ${id} and ${concept.looking})`,
    )
    return sql` + ${share}::int * coalesce(greatest(${sql.join(bests, sql`, `)}), 0)`
  })
  const ofLead = and(concept.looking, gte(concept.grade, strong), condition)
  return sql`select * from (${fitKeys(requested, { lead: ofLead, others: sql`${concept.looking}` })}) as top
    where k1 > ${lead?.share}::int * ${weaker}::int${sql.join(bestOfOthers)}`
}

/** The first rows of a statement if there are `most`, otherwise those of another one, which is not run before. */
function firstOr(first: SQL, other: SQL, most: number): SQL {
  return sql`with first as materialized (${first} limit ${most})
    select * from first where (select count(*) from first) = ${most}
    union all select * from (${other} limit ${most}) as other where (select count(*) from first) < ${most}`
}

/** Whether a search is for one concept alone, whose index is in the order of best match. */
export function isOneConcept([lead, ...others]: readonly RequestedConcepts[]): boolean {
  return others.length === 0 && lead?.conceptIds.length === 1
}

/**
 * The best of these fits, whatever else a search asks for but a condition on the postings of the first concept. One
 * concept's are the first rows of its index, so their order is that of its columns, whose names the keys have.
 */
export function bestFits(requested: readonly RequestedConcepts[], most: number, condition: SQL = sql`true`): SQL {
  const all = sql`${fitKeys(requested, { lead: condition })} ${inOrder}`
  // What leads without a weight cannot say who is certainly at the top; only few have it.
  if (requested[0]?.share === 0) return sql`${all} limit ${most}`
  if (!isOneConcept(requested)) return firstOr(sql`${topFits(requested, most, condition)} ${inOrder}`, all, most)
  const names = postingColumns.map((column, at) => sql`${column} as ${sql.identifier(`k${at}`)}`)
  return sql`select ${sql.join(names, sql`, `)}, ${concept.grade} as lead_grade from ${concept}
    where ${concept.conceptId} = ${requested[0]?.conceptIds[0]} and ${condition} order by ${postingOrder} limit ${most}`
}

/** By what the fit of `bestFits` is multiplied: that of a single concept is its grade. */
export function bestFitsShare(requested: readonly RequestedConcepts[]): number {
  return isOneConcept(requested) ? (requested[0]?.share ?? 1) : 1
}

function nameOf(at: number) {
  return sql.identifier(`other${at}`)
}

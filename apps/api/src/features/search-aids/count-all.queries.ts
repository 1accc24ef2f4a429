import type { Database } from '@pramaan/database/client'
import { candidateConcepts as concept, candidateSearch as row } from '@pramaan/database/schema'
import { and, type SQL, sql } from 'drizzle-orm'
import { countPostings } from '../../services/search/loosen/postings.queries.ts'
import { hasEach } from '../../services/search/plan/conditions/concept-conditions.queries.ts'
import type { Conditions } from '../../services/search/plan/conditions/conditions.queries.ts'
import { countUpTo } from '../../services/search/run/counts/counts.queries.ts'
import type { ReadTerm } from '../../services/search/understand/read-term.ts'

/** The maximum number of people with the rarest concept who are checked for the rest. */
const mostAsked = 1_000

/** A number of people; `isLeast` if there may be more. */
export type AtLeast = { count: number; isLeast: boolean }

/** The statement that asks those with these concepts, up to so many, whether they have all of the search. */
export function havingAll({ where }: Conditions, read: ReadTerm, conceptIds: readonly number[]): SQL {
  return sql`
    select count(*)::int as people from (select distinct candidate_id from (
      select ${concept.candidateId} from ${concept} where ${concept.conceptId} = any(${sql.param([...conceptIds])})
      limit ${mostAsked}) as holders) as asked
    cross join lateral (select from ${row} where ${row.candidateId} = asked.candidate_id
      and ${and(where, ...hasEach(read)) ?? sql`true`} limit 1) as met`
}

/**
 * How many people have all that a search asks for. Those with its rarest concept are asked, up to a number of them, so
 * that it takes as long among a million people; if there are more of these, it is how many there are at least. A search
 * without a concept is counted by its conditions, up to `most`.
 */
export async function countAll(db: Database, matching: Conditions, most: number): Promise<AtLeast> {
  const { read } = matching
  const asked = await Promise.all(
    (read?.requested ?? []).map(async ({ conceptIds }) => {
      return { conceptIds, postings: await countPostings(db, conceptIds, mostAsked + 1) }
    }),
  )
  const [rarest] = asked.toSorted((one, other) => one.postings - other.postings)
  if (!read || !rarest) {
    const count = await countUpTo(db, matching, most)
    return { count, isLeast: count >= most }
  }
  const { rows } = await db.execute<{ people: number }>(havingAll(matching, read, rarest.conceptIds))
  return { count: rows[0]?.people ?? 0, isLeast: rarest.postings > mostAsked }
}

import type { Queryable } from '@pramaan/database/client'
import { candidateConcepts, candidateSearch, savedSearches, searchAlerts } from '@pramaan/database/schema'
import { and, asc, eq, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import type { RowCode } from '../../../services/search/projection/concepts/row-codes.ts'
import { rereadAt } from '../alert-versions.queries.ts'

/** Saved searches that must be read. */
export function listUnread(db: Queryable, which: SQL, limit: number, butIds: readonly number[]) {
  return db
    .select({ id: searchAlerts.id, filters: savedSearches.filters, updatedAt: savedSearches.updatedAt })
    .from(searchAlerts)
    .innerJoin(savedSearches, eq(savedSearches.id, searchAlerts.savedSearchId))
    .where(and(which, notInArray(searchAlerts.id, [...butIds])))
    .orderBy(asc(searchAlerts.vocabularyVersion), asc(searchAlerts.id))
    .limit(limit)
}

/** The stored form of a search's criteria. */
export type StoredCriteria = Omit<
  typeof searchAlerts.$inferInsert,
  'accountId' | 'frequency' | 'channel' | 'createdAt' | 'rereadAt' | 'condition' | 'rest'
> & { condition: string | undefined; rest: string | undefined }

function asQuestion(text: string | undefined) {
  return text === undefined ? null : sql`${text}::tsquery`
}

/** Stores the criteria of a search, unless the search was changed or its alert turned off meanwhile. */
export async function storeCriteria(
  db: Queryable,
  { id, updatedAt }: { id: number; updatedAt: Date },
  { condition, rest, ...columns }: StoredCriteria,
) {
  const sameVersion = sql`exists (select from ${savedSearches} where ${savedSearches.id} = ${searchAlerts.savedSearchId}
    and ${savedSearches.updatedAt} = ${updatedAt.toISOString()})`
  await db
    .update(searchAlerts)
    .set({ ...columns, condition: asQuestion(condition), rest: asQuestion(rest), rereadAt })
    .where(and(eq(searchAlerts.id, id), ne(searchAlerts.frequency, 'off'), sameVersion))
}

/** Counting stops here: among common codes the exact number does not matter. */
const mostCounted = 1_000

/** How many people have one of these codes, up to the limit. */
export async function countPeople(db: Queryable, codes: readonly RowCode[]): Promise<number> {
  const ids = (kind: 'concept' | 'facet') => {
    const numbers = codes.flatMap((code) => (code.startsWith(`=${kind}=`) ? [Number(code.slice(kind.length + 2))] : []))
    return sql.param(numbers)
  }
  const { rows } = await db.execute<{ people: number }>(sql`
    select (select count(*) from (select from ${candidateConcepts}
        where ${candidateConcepts.conceptId} = any(${ids('concept')}::integer[]) limit ${mostCounted}) having_concept)
      + (select count(*) from (select from ${candidateSearch}
        where ${candidateSearch.facets} && ${ids('facet')}::integer[] limit ${mostCounted}) having_facet) as people`)
  return Number(rows[0]?.people ?? 0)
}

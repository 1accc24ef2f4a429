import { candidateSearch as row } from '@pramaan/database/schema'
import { and, sql } from 'drizzle-orm'
import { type Condition, type Conditions, conditionsOf } from '../../plan/conditions/conditions.queries.ts'
import type { ResolvedSearch } from '../../understand/resolve-search.ts'
import type { SearchRequest } from '../../understand/search-request.ts'
import type { PageRequest } from '../rows/page-request.ts'
import type { LoosenedList } from './read-list.queries.ts'

/** A search as it was understood and, if conditions of its words only affect the order, its list. */
export type RelaxedSearch = ResolvedSearch & { list?: LoosenedList | undefined }

/** The conditions of a search, and its list if these only affect the order. */
export type Matching = Conditions & { list?: LoosenedList | undefined }

/** A page to be read, perhaps of a saved list. */
export type ListedPage = PageRequest & { matching: Matching }

/** What a search is read by: its conditions, or those that always apply to the people of its list. */
export function matchingOf(
  request: SearchRequest,
  { list, ...asked }: RelaxedSearch,
  staff: boolean,
  also?: Condition,
): Matching {
  const conditions = conditionsOf(request, asked, staff, also)
  if (!list) return conditions
  const { required, byText, read, worded } = conditions
  const listed = list.list.rows.map(({ keys }) => Number(keys.at(-1)))
  const inList = sql`${row.candidateId} = any(${sql.param(listed)})`
  return { where: and(required, inList), byText, read, required, worded, list }
}

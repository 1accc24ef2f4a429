import type { CandidateFilters } from '@pramaan/contract/search/candidate-filters'
import type { Database } from '@pramaan/database/client'
import { findListedIds, type ListedIds } from '../conditions/listed-ids.queries.ts'
import { type ReadTerm, readTerm } from './read-term.ts'

/** What a search names: the numbers of listed values, and its words as they were understood. */
export type NamedSearch = ListedIds & { read?: ReadTerm | undefined }

/** Looks up what a search names. */
export async function nameSearch(
  db: Database,
  filters: CandidateFilters,
  { now, staff }: { now: Date; staff: boolean },
): Promise<NamedSearch> {
  const [ids, read] = await Promise.all([findListedIds(db, filters), readTerm(db, now, { term: filters.term, staff })])
  return { ...ids, read }
}

import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { oneFor } from '../columns.ts'
import { candidateSearch } from './candidate-search.ts'

/**
 * The version of the vocabulary that a candidate's search row was read with; written and deleted with it. A row of its
 * own, because reading everyone again after an edit changes nothing else of most people, and the search row has some
 * twenty indexes.
 */
export const searchVersions = pgTable(
  'search_versions',
  {
    candidateId: oneFor(() => candidateSearch.candidateId),
    vocabularyVersion: integer().notNull(),
  },
  (t) => [index('search_versions_outdated').on(t.vocabularyVersion, t.candidateId)],
)

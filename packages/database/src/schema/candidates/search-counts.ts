import { boolean, index, integer, pgTable, smallint } from 'drizzle-orm/pg-core'
import { instant, oneFor, paise } from '../columns.ts'
import { candidateSearch } from './candidate-search.ts'

/**
 * The values that coded filters check, one narrow row per candidate next to the search row: about seventy fit in a
 * block instead of four, so that candidates with a job role, location or degree are counted in memory. It duplicates
 * data, is written and deleted with the search row; its columns are named as there, so that one condition reads either.
 */
export const searchCounts = pgTable(
  'search_counts',
  {
    candidateId: oneFor(() => candidateSearch.candidateId),
    expectedCtc: paise().notNull(),
    registeredAt: instant().notNull(),
    experienceMonths: integer().notNull(),
    level: smallint().notNull(),
    joining: smallint().notNull(),
    hasCertificate: boolean().notNull(),
    verified: boolean().notNull(),
    immediate: boolean().notNull(),
    fullTime: boolean().notNull(),
    partTime: boolean().notNull(),
    internship: boolean().notNull(),
    remote: boolean().notNull(),
    onSite: boolean().notNull(),
    facets: integer().array().notNull(),
  },
  (t) => [index('search_counts_facets').using('gin', t.facets).with({ fastupdate: false })],
)

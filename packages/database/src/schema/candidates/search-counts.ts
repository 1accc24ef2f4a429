import { boolean, index, integer, pgTable, smallint } from 'drizzle-orm/pg-core'
import { idRef, instant, paise } from '../columns.ts'
import { candidateSearch } from './candidate-search.ts'

/**
 * What coded filters look at, one row a candidate, beside the search's own: some seventy rows to a block of it for four of
 * those, so that anyone who has a job role, a place or a degree is counted in memory. It holds nothing of its own, is written
 * with the search's row and goes with it; its columns are named as there, so that one condition reads either.
 */
export const searchCounts = pgTable(
  'search_counts',
  {
    candidateId: idRef()
      .primaryKey()
      .references(() => candidateSearch.candidateId, { onDelete: 'cascade' }),
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

import { boolean, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { idRef } from '../columns.ts'
import { candidateSearch } from './candidate-search.ts'

/**
 * Where a candidate has a concept, written with the row of the search. The columns after the concept are the order of best
 * match, so that the first page of a concept is the first rows of one index.
 */
export const candidateConcepts = pgTable(
  'candidate_concepts',
  {
    candidateId: idRef()
      .notNull()
      .references(() => candidateSearch.candidateId, { onDelete: 'cascade' }),
    conceptId: integer().notNull(),
    /** The place of the grade in the domain's ladder, the best the highest. */
    grade: smallint().notNull(),
    /** The concept that the candidate has and this one follows from; their own where it is the same. */
    heldId: integer().notNull(),
    looking: boolean().notNull(),
    verified: boolean().notNull(),
    /** The day in India of the last change, counted from 1970. */
    freshDay: integer().notNull(),
    progress: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.conceptId] }),
    index('candidate_concepts_best').on(
      t.conceptId,
      t.looking,
      t.grade,
      t.verified,
      t.freshDay,
      t.progress,
      t.candidateId,
    ),
  ],
)

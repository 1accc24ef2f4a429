import { boolean, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { belongsTo } from '../columns.ts'
import { candidateSearch } from './candidate-search.ts'

/**
 * A concept that a candidate has, with its strongest source in the profile; written with the search row. The columns
 * after the concept are the order of best match, so a concept's first page is the first rows of one index.
 */
export const candidateConcepts = pgTable(
  'candidate_concepts',
  {
    candidateId: belongsTo(() => candidateSearch.candidateId),
    conceptId: integer().notNull(),
    /** The rank of the grade in the domain's order; the best is the highest. */
    grade: smallint().notNull(),
    /** The concept in the profile from which this one follows; the same concept if the profile has it directly. */
    sourceConceptId: integer('held_id').notNull(),
    looking: boolean().notNull(),
    verified: boolean().notNull(),
    /** The day in India of the last change, counted from 1970. */
    freshDay: integer().notNull(),
    comparedStrength: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.conceptId] }),
    index('candidate_concepts_best').on(
      t.conceptId,
      t.looking,
      t.grade,
      t.verified,
      t.freshDay,
      t.comparedStrength,
      t.candidateId,
    ),
  ],
)

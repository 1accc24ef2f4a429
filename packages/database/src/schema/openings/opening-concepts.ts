import { requirementParts } from '@pramaan/domain/opening-fit'
import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { idRef } from '../columns.ts'

/** The kinds of openings that ask for concepts. */
export const openingKinds = ['job', 'drive', 'course'] as const

/**
 * A concept that a job, drive or course asks for, with its weight in thousandths. Written with the opening, whose rows
 * are never deleted.
 */
export const openingConcepts = pgTable(
  'opening_concepts',
  {
    kind: text({ enum: openingKinds }).notNull(),
    openingId: idRef().notNull(),
    /** Negative for a text that is no concept. */
    conceptId: integer().notNull(),
    part: text({ enum: requirementParts }).notNull(),
    share: smallint().notNull(),
    /** The opening's own spelling. */
    text: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.openingId, t.conceptId] }),
    index('opening_concepts_asked').on(t.kind, t.conceptId, t.openingId, t.part, t.share),
  ],
)

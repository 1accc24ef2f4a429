import { requirementParts } from '@pramaan/domain/opening-fit'
import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { idRef } from '../columns.ts'

/** What has asks: a job, a drive or a course. */
export const openingKinds = ['job', 'drive', 'course'] as const

/**
 * A concept that a job, drive or course asks for, and what it counts of a thousand. Written with the opening, whose rows
 * are never deleted.
 */
export const openingConcepts = pgTable(
  'opening_concepts',
  {
    kind: text({ enum: openingKinds }).notNull(),
    openingId: idRef().notNull(),
    /** Below zero for a text that no list has. */
    conceptId: integer().notNull(),
    part: text({ enum: requirementParts }).notNull(),
    share: smallint().notNull(),
    /** As the opening spells it. */
    text: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.openingId, t.conceptId] }),
    index('opening_concepts_asked').on(t.kind, t.conceptId, t.openingId, t.part, t.share),
  ],
)

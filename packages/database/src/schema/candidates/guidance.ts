import { viewLists } from '@pramaan/domain/saved-view'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { belongsTo, idRef, instant, visibleId } from '../columns.ts'
import { candidates } from './candidates.ts'

/**
 * Staff's notes about a candidate: attendance, suggested courses, remarks (D34). Notes are added, never changed: the
 * latest of each kind is current; `undoneAt` is set if its author undid it.
 */
export const candidateNotes = pgTable(
  'candidate_notes',
  {
    id: visibleId(),
    candidateId: belongsTo(() => candidates.accountId),
    kind: text({ enum: ['hr-attendance', 'counsellor-attendance', 'courses', 'remark'] }).notNull(),
    /** Only for attendance. */
    attended: boolean(),
    /** The suggested courses in the order picked; an empty list removes the suggestion. */
    courseIds: integer().array().notNull().default(sql`'{}'`),
    /** The comment on an attendance, or the remark. */
    comment: text(),
    byId: idRef()
      .notNull()
      .references(() => accounts.id),
    at: instant().notNull(),
    current: boolean().notNull(),
    undoneAt: instant(),
  },
  (t) => [
    uniqueIndex('candidate_notes_current').on(t.candidateId, t.kind).where(sql`current`),
    index('candidate_notes_history').on(t.candidateId, t.id.desc().nullsFirst()),
    index('candidate_notes_courses').using('gin', t.courseIds).where(sql`current and kind = 'courses'`),
    check('candidate_notes_attended', sql`(${t.attended} is not null) = (${t.kind} like '%attendance')`),
    check('candidate_notes_undone', sql`not (${t.current} and ${t.undoneAt} is not null)`),
  ],
)

/** A saved view of a console list: its filters and order under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: visibleId(),
    accountId: belongsTo(() => accounts.id),
    list: text({ enum: viewLists }).notNull(),
    name: text().notNull(),
    nameKey: text().notNull(),
    query: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [unique('saved_views_name').on(t.accountId, t.list, t.nameKey)],
)

import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { idRef, instant } from '../columns.ts'
import { candidates } from './candidates.ts'

/**
 * The text of a candidate's CV: the row is written with the CV and goes with it, the text is read from the file in the
 * background.
 */
export const cvTexts = pgTable(
  'cv_texts',
  {
    candidateId: idRef()
      .primaryKey()
      .references(() => candidates.accountId, { onDelete: 'cascade' }),
    /** The file that it is read from. */
    fileId: text().notNull(),
    /** Null until it is read, and where the file holds no text that can be read. */
    text: text(),
    readAt: instant(),
    /** When reading it was last begun. */
    triedAt: instant(),
  },
  (t) => [index('cv_texts_waiting').on(t.triedAt, t.candidateId).where(sql`${t.readAt} is null`)],
)

import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, oneFor } from '../columns.ts'
import { candidates } from './candidates.ts'

/**
 * The text of a candidate's CV. The row is written and deleted with the CV; the text is read from the file in the
 * background.
 */
export const cvTexts = pgTable(
  'cv_texts',
  {
    candidateId: oneFor(() => candidates.accountId),
    /** The file that it is read from. */
    fileId: text().notNull(),
    /** Null until it is read, and if the file has no readable text. */
    text: text(),
    readAt: instant(),
    /** When reading was last started. */
    triedAt: instant(),
  },
  (t) => [index('cv_texts_waiting').on(t.triedAt, t.candidateId).where(sql`${t.readAt} is null`)],
)

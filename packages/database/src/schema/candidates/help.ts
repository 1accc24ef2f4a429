import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { belongsTo, idRef, instant, oneFor, visibleId } from '../columns.ts'
import { candidates } from './candidates.ts'

/** What a candidate has asked the staff, one thread each. `waitingSince`: the first message without an answer. */
export const helpThreads = pgTable(
  'help_threads',
  {
    candidateId: oneFor(() => candidates.accountId),
    waitingSince: instant(),
    /** The newest message. */
    lastMessageId: idRef(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('help_threads_open').on(t.waitingSince, t.candidateId).where(sql`${t.waitingSince} is not null`),
    index('help_threads_answered').on(t.lastMessageId.desc().nullsFirst()).where(sql`${t.waitingSince} is null`),
  ],
)

/** One message of a thread; `authorId` is the member of staff who answered. */
export const helpMessages = pgTable(
  'help_messages',
  {
    id: visibleId(),
    candidateId: belongsTo(() => helpThreads.candidateId),
    byStaff: boolean().notNull(),
    authorId: idRef().references(() => accounts.id, { onDelete: 'set null' }),
    text: text().notNull(),
    sentAt: instant().notNull(),
  },
  (t) => [
    index('help_messages_newest').on(t.candidateId, t.id.desc().nullsFirst()),
    index('help_messages_author').on(t.authorId),
  ],
)

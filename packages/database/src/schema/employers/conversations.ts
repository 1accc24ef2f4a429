import { boolean, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { candidates } from '../candidates/candidates.ts'
import { belongsTo, idRef, instant, visibleId } from '../columns.ts'
import { employers } from './employers.ts'

/** The conversation of an employer and a shortlisted candidate (D39), one per pair. */
export const conversations = pgTable(
  'conversations',
  {
    id: visibleId(),
    employerId: belongsTo(() => employers.accountId),
    candidateId: belongsTo(() => candidates.accountId),
    /** The newest message, which orders conversations. */
    lastMessageId: idRef(),
    employerUnread: integer().notNull().default(0),
    candidateUnread: integer().notNull().default(0),
    /** The employer's messages since the candidate's last. */
    unanswered: smallint().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique('conversations_pair').on(t.employerId, t.candidateId),
    index('conversations_employer').on(t.employerId, t.lastMessageId.desc().nullsFirst()),
    index('conversations_candidate').on(t.candidateId, t.lastMessageId.desc().nullsFirst()),
  ],
)

/** One message. `readAt`: when the other side read it. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: visibleId(),
    conversationId: belongsTo(() => conversations.id),
    byCandidate: boolean().notNull(),
    text: text().notNull(),
    sentAt: instant().notNull(),
    readAt: instant(),
    /** The sender's name for it, by which it is stored once however often it is sent. */
    key: uuid(),
  },
  (t) => [index('conversation_messages_newest').on(t.conversationId, t.id.desc().nullsFirst())],
)

/**
 * A message from an employer to several candidates that can still be undone (D56). From `dueAt` on it is sent into the
 * conversation of each, and deleted.
 */
export const bulkMessages = pgTable(
  'bulk_messages',
  {
    id: visibleId(),
    employerId: belongsTo(() => employers.accountId),
    text: text().notNull(),
    createdAt: instant().notNull(),
    dueAt: instant().notNull(),
  },
  (t) => [index('bulk_messages_employer').on(t.employerId), index('bulk_messages_due').on(t.dueAt)],
)

/** A candidate who has not been sent a message to several yet. */
export const bulkMessageRecipients = pgTable(
  'bulk_message_recipients',
  {
    bulkMessageId: belongsTo(() => bulkMessages.id),
    candidateId: belongsTo(() => candidates.accountId),
  },
  (t) => [
    primaryKey({ columns: [t.bulkMessageId, t.candidateId] }),
    index('bulk_message_recipients_candidate').on(t.candidateId),
  ],
)

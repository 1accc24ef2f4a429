import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idRef, instant, visibleId } from '../columns.ts'
import { accounts } from './accounts.ts'

/**
 * A person's erasure request (D11): open until it is cancelled or carried out on its day. Without an account: carried
 * out completely.
 */
export const erasureRequests = pgTable(
  'erasure_requests',
  {
    id: visibleId(),
    accountId: idRef().references(() => accounts.id, { onDelete: 'set null' }),
    requestedAt: instant().notNull(),
    /** From then on it is carried out. */
    dueAt: instant().notNull(),
    cancelledAt: instant(),
    erasedAt: instant(),
  },
  (t) => [
    uniqueIndex('erasure_requests_open').on(t.accountId).where(sql`cancelled_at is null and erased_at is null`),
    index('erasure_requests_due').on(t.dueAt).where(sql`cancelled_at is null and erased_at is null`),
  ],
)

/** A consent text that an Admin published (D11); before the first one, the text shipped with the apps is in force. */
export const consentTexts = pgTable(
  'consent_texts',
  {
    id: visibleId(),
    kind: text({ enum: ['privacy', 'terms'] }).notNull(),
    version: text().notNull().unique(),
    english: text().notNull(),
    /** Null: shown in English. */
    hindi: text(),
    marathi: text(),
    /** Whether people who agreed to an earlier version are asked again. */
    asksAgain: boolean().notNull(),
    publishedBy: idRef().references(() => accounts.id, { onDelete: 'set null' }),
    publishedAt: instant().notNull(),
  },
  (t) => [index('consent_texts_newest').on(t.kind, t.id.desc().nullsFirst())],
)

import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { idRef, instant, visibleId } from '../columns.ts'
import { accounts, sessions } from './accounts.ts'

const accountRef = () => idRef().references(() => accounts.id, { onDelete: 'cascade' })

/** A line of a person's notification centre, written in the same transaction as the event it reports. */
export const notifications = pgTable(
  'notifications',
  {
    id: visibleId(),
    accountId: accountRef().notNull(),
    kind: text().notNull(),
    params: jsonb().$type<Record<string, string>>().notNull(),
    path: text(),
    /** Prevents sending the same notification twice. */
    once: text(),
    /** Another person named in the line; the line and its messages are deleted when that person is erased. */
    aboutId: idRef(),
    createdAt: instant().notNull(),
    /** Not shown before this time, because it may still be undone (D56); at once if empty. */
    shownFrom: instant(),
    readAt: instant(),
  },
  (t) => [
    index('notifications_newest').on(t.accountId, t.id.desc().nullsFirst()),
    index('notifications_unread').on(t.accountId, t.id).where(sql`${t.readAt} is null`),
    index('notifications_about').on(t.aboutId).where(sql`about_id is not null`),
    unique('notifications_once').on(t.accountId, t.once),
  ],
)

/**
 * A message to send, written in the transaction that causes it. `variables` is sealed with the server's key, for it may
 * hold a code, and is emptied once sent; `shown` is the text as staff may read it, without secrets.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: visibleId(),
    accountId: accountRef(),
    /** The notification it delivers; none for a code or an invitation. */
    notificationId: idRef().references(() => notifications.id, { onDelete: 'set null' }),
    channel: text({ enum: ['sms', 'email', 'whatsapp', 'push'] }).notNull(),
    recipient: text().notNull(),
    template: text().notNull(),
    language: text({ enum: ['en', 'hi', 'mr'] })
      .notNull()
      .default('en'),
    variables: text(),
    shown: text().notNull(),
    /** 0 a code, 1 what just happened, 2 what can wait for the morning. */
    urgency: smallint().$type<0 | 1 | 2>().notNull(),
    /** The key by which a provider detects a repeat. */
    key: uuid().notNull(),
    createdAt: instant().notNull(),
    /** The time of the next attempt, or when a running attempt counts as lost; null when it is sent or has failed. */
    nextTryAt: instant(),
    /** When it expires and is no longer sent. */
    expiresAt: instant(),
    tries: smallint().notNull().default(0),
    sentAt: instant(),
    /** When sending was given up. */
    diedAt: instant(),
    lastError: text(),
    providerId: text(),
  },
  (t) => [
    index('outbox_recipient').on(t.recipient, t.id.desc().nullsFirst()),
    index('outbox_account').on(t.accountId, t.id.desc().nullsFirst()),
    index('outbox_notification').on(t.notificationId),
    index('outbox_due').on(t.urgency, t.nextTryAt).where(sql`${t.nextTryAt} is not null`),
    index('outbox_dead').on(t.id).where(sql`${t.diedAt} is not null`),
    index('outbox_sealed').on(t.createdAt).where(sql`${t.variables} is not null`),
    check('outbox_urgency', sql`${t.urgency} between 0 and 2`),
    check('outbox_end', sql`${t.sentAt} is null or ${t.diedAt} is null`),
  ],
)

/** Notification preferences; people who never set any have no row. */
export const notificationPreferences = pgTable('notification_preferences', {
  accountId: accountRef().primaryKey(),
  language: text({ enum: ['en', 'hi', 'mr'] }).notNull(),
  channels: jsonb().$type<Record<string, string[]>>().notNull(),
  updatedAt: instant().notNull(),
})

/**
 * A device on which a person turned notifications on: where its browser's push service takes them, and the keys that
 * only that browser can read them with. It goes with its session.
 */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: visibleId(),
    accountId: accountRef().notNull(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('push_devices_account').on(t.accountId, t.id), index('push_devices_session').on(t.sessionId)],
)

import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { idRef, instant, visibleId } from './columns.ts'

/** One person, one account, one role (D4). Phones are E.164, e-mails lower case. */
export const accounts = pgTable(
  'accounts',
  {
    id: visibleId(),
    roleId: smallint().notNull(),
    fullName: text().notNull(),
    phone: text().unique(),
    email: text().unique(),
    registrationStep: smallint().notNull(),
    status: text({ enum: ['active', 'suspended'] })
      .notNull()
      .default('active'),
    /** Since when nobody but the person and staff sees the profile: a consent was withdrawn, or erasure asked for (D11). */
    hiddenAt: instant(),
    /** Since when the person does not want to be found: in no search, and shown to nobody they did not turn to (D11). */
    unlistedAt: instant(),
    /** When the person was erased; the row stays for the receipts that name it, without identity. */
    erasedAt: instant(),
    loginCount: integer().notNull().default(0),
    /** The authenticator's secret, sealed with the server's key; null: no second factor. */
    totpSecret: text(),
    /** The 30-second step of the last authenticator code taken, so that none is taken twice. */
    totpLastStep: integer(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('accounts_role_id').on(t.roleId, t.id.desc().nullsFirst()),
    // Sign-ups by day, from the index alone.
    index('accounts_signed_up').on(t.roleId, t.createdAt, t.loginCount, t.registrationStep),
    check('accounts_role', sql`${t.roleId} between 1 and 6`),
    check('accounts_step', sql`${t.registrationStep} between -2 and 5`),
    check('accounts_status', sql`${t.status} in ('active', 'suspended')`),
    check('accounts_reachable', sql`${t.phone} is not null or ${t.email} is not null or ${t.erasedAt} is not null`),
  ],
)

/** A sign-in that lasts; the cookie holds a secret whose hash is here, the token names the id (D9). */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    accountId: idRef()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    secretHash: text().notNull().unique(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [index('sessions_account').on(t.accountId)],
)

/** The one code that is open for a phone or e-mail; a resend replaces it (quality, rule 10). Or one handed to the window around a frame (D41). */
export const oneTimeCodes = pgTable('one_time_codes', {
  address: text().primaryKey(),
  accountId: idRef()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  codeHmac: text().notNull(),
  tries: smallint().notNull().default(0),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
})

/** A consent as given: which text, which version, what for, when; withdrawn when `withdrawnAt` is set (D11). */
export const consents = pgTable(
  'consents',
  {
    id: visibleId(),
    accountId: idRef()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    version: text().notNull(),
    purpose: text().notNull(),
    givenAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  (t) => [index('consents_account').on(t.accountId)],
)

/** An invitation to the staff console (D2): single use, by a secret link. */
export const staffInvitations = pgTable('staff_invitations', {
  id: uuid().primaryKey(),
  tokenHash: text().notNull().unique(),
  fullName: text().notNull(),
  phone: text().notNull(),
  email: text(),
  roleId: smallint().notNull(),
  invitedBy: idRef()
    .notNull()
    .references(() => accounts.id),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
  acceptedAt: instant(),
  withdrawnAt: instant(),
})

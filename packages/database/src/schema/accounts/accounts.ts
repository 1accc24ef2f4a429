import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, idRef, instant, visibleId } from '../columns.ts'

/** One person, one account, one role (D4). Phones are E.164, e-mails lower case. */
export const accounts = pgTable(
  'accounts',
  {
    id: visibleId(),
    roleId: smallint().notNull(),
    fullName: text().notNull(),
    phone: text().unique(),
    /** The e-mail that codes go to. It signs the person in. */
    email: text().unique(),
    /** The e-mail to write to, if it is not that one. No code proved whose it is, so it signs nobody in (D4). */
    contactEmail: text(),
    registrationStep: smallint().notNull(),
    status: text({ enum: ['active', 'suspended'] })
      .notNull()
      .default('active'),
    /**
     * When the profile was hidden from all but the person and staff: a consent was withdrawn, or erasure requested
     * (D11).
     */
    hiddenAt: instant(),
    /** When the person opted out of being found: in no search, and visible only to those they contacted (D11). */
    unlistedAt: instant(),
    /** When the person was erased; the row stays for the receipts that name it, without identity. */
    erasedAt: instant(),
    loginCount: integer().notNull().default(0),
    /** The authenticator's secret, sealed with the server's key; null: no second factor. */
    totpSecret: text(),
    /** The 30-second step of the last accepted authenticator code, which can't be used again. */
    totpLastStep: integer(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('accounts_role_id').on(t.roleId, t.id.desc().nullsFirst()),
    // Sign-ups by day and the people of the funnel, from an index-only scan.
    index('accounts_signed_up')
      .on(t.roleId, t.createdAt, t.loginCount, t.registrationStep, t.id)
      .where(sql`erased_at is null`),
    index('accounts_suspended').on(t.id.desc().nullsFirst()).where(sql`status = 'suspended'`),
    check('accounts_role', sql`${t.roleId} between 1 and 6`),
    check('accounts_step', sql`${t.registrationStep} between -2 and 5`),
    check('accounts_status', sql`${t.status} in ('active', 'suspended')`),
    check('accounts_reachable', sql`${t.phone} is not null or ${t.email} is not null or ${t.erasedAt} is not null`),
  ],
)

/** A session; the cookie holds a secret whose hash is here, the token has the id (D9). */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    accountId: belongsTo(() => accounts.id),
    secretHash: text().notNull().unique(),
    /**
     * The cookie before the last renewal, and when it was replaced: it stays valid for a moment, for parallel requests.
     */
    previousHash: text(),
    rotatedAt: instant(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [index('sessions_account').on(t.accountId), index('sessions_previous').on(t.previousHash)],
)

/**
 * The code that a browser or network (`asker`) requested for a phone or e-mail: requests by others do not affect it,
 * and a resend to the same requester replaces it (quality, rule 10). Also a code passed from a framed page to the
 * window around it (D41).
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    address: text().notNull(),
    requester: text('asker').notNull().default(''),
    accountId: belongsTo(() => accounts.id),
    codeHmac: text().notNull(),
    /** The requester's previous code: typing it means having read an older message, not guessing. */
    previousHmac: text(),
    tries: smallint().notNull().default(0),
    /** Wrong attempts of this requester since its last sign-in, subtracted from the account's when it signs in. */
    wrongTries: integer().notNull().default(0),
    /** 1 for the first code; 2 or 3 for one that followed a correct code. */
    round: smallint().notNull().default(1),
    /** A code of a busy number, which each requester may enter; on its own it never signs in. */
    shared: boolean().notNull().default(false),
    /** The outbox message with the code; null for a requester who shares another's. */
    messageId: bigint({ mode: 'number' }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.address, t.requester] }),
    index('one_time_codes_account').on(t.accountId),
    index('one_time_codes_expires').on(t.expiresAt),
  ],
)

/**
 * A browser that has signed in to an account with a correct code; its cookie holds a secret whose hash is here (D62).
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    accountId: belongsTo(() => accounts.id),
    secretHash: text().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.secretHash] }), index('known_devices_last').on(t.lastAt)],
)

/** A recovery code of a second factor, as a hash, valid once in place of the authenticator's six digits. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: belongsTo(() => accounts.id),
    codeHash: text().notNull(),
    usedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.codeHash] })],
)

/** A given consent: text, version, purpose and time; withdrawn when `withdrawnAt` is set (D11). */
export const consents = pgTable(
  'consents',
  {
    id: visibleId(),
    accountId: belongsTo(() => accounts.id),
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

import type { Queryable } from '@pramaan/database/client'
import {
  accounts,
  idempotencyKeys,
  knownDevices,
  oneTimeCodes,
  outbox,
  rateLimits,
  sessions,
  unresolvedTerms,
} from '@pramaan/database/schema'
import { firstSteps } from '@pramaan/domain/registration'
import { roles } from '@pramaan/domain/role'
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** Deletes used and expired codes. */
export async function removeCodes(db: Queryable, now: Date) {
  await db.delete(oneTimeCodes).where(or(isNotNull(oneTimeCodes.usedAt), lt(oneTimeCodes.expiresAt, now)))
}

/** Deletes sessions that ended or expired more than 90 days ago. */
export async function removeSessions(db: Queryable, now: Date) {
  const old = before(now, 90 * dayMs)
  await db.delete(sessions).where(or(lt(sessions.endedAt, old), lt(sessions.expiresAt, old)))
}

/** Deletes browsers that have not been signed in for 400 days: their cookie has expired too. */
export async function removeDevices(db: Queryable, now: Date) {
  await db.delete(knownDevices).where(lt(knownDevices.lastAt, before(now, 400 * dayMs)))
}

/** Deletes counters whose window (at most a day) ended long ago. */
export async function removeCounters(db: Queryable, now: Date) {
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, before(now, 2 * dayMs)))
}

/** Deletes the stored answers of requests with an idempotency key after 24 hours (quality, rule 8). */
export async function removeKeys(db: Queryable, now: Date) {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(now, dayMs)))
}

/** Removes registrations not confirmed by a code within 7 days: their number is free again, and no data remains. */
export async function removeUnconfirmed(db: Queryable, now: Date) {
  const unfinishedSteps = or(
    and(eq(accounts.roleId, roles.Candidate), eq(accounts.registrationStep, firstSteps.Candidate)),
    and(eq(accounts.roleId, roles.Employer), eq(accounts.registrationStep, firstSteps.Employer)),
  )
  const old = lt(accounts.updatedAt, before(now, 7 * dayMs))
  const neverIn = sql`not exists (select from ${sessions} where ${sessions.accountId} = ${accounts.id})`
  await db.delete(accounts).where(and(unfinishedSteps, eq(accounts.loginCount, 0), old, neverIn))
}

/**
 * Empties messages: codes when they expire, sent messages after 24 hours, and those that staff might still resend after
 * 7 days.
 */
export async function emptyMessages(db: Queryable, now: Date) {
  const done = or(
    and(eq(outbox.template, 'otp'), lt(outbox.expiresAt, now)),
    lt(outbox.sentAt, before(now, dayMs)),
    lt(outbox.createdAt, before(now, 7 * dayMs)),
  )
  await db
    .update(outbox)
    .set({ variables: null })
    .where(and(isNotNull(outbox.variables), done))
}

/** Deletes typed texts without a concept: after 90 days if too few people typed them, otherwise after a year. */
export async function removeTypedTexts(db: Queryable, now: Date) {
  const { lastAt, term } = unresolvedTerms
  const few = and(isNull(term), lt(lastAt, before(now, 90 * dayMs)))
  await db.delete(unresolvedTerms).where(or(few, lt(lastAt, before(now, 365 * dayMs))))
}

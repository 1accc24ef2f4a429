import { roleOfId } from '@pramaan/domain/role'
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { accounts, sessions } from '../../db/schema/index.ts'
import { isIdle, isUseToNote } from './session-life.ts'

/** A session that has neither ended, expired nor (staff) lain idle, with what its account is now; undefined otherwise. */
export function findLiveSession(db: Queryable, sessionId: string, now: Date) {
  return findLive(db, eq(sessions.id, sessionId), now)
}

/** The live session whose cookie has this hash. */
export function findSessionOfCookie(db: Queryable, secretHash: string, now: Date) {
  return findLive(db, eq(sessions.secretHash, secretHash), now)
}

async function findLive(db: Queryable, which: SQL, now: Date) {
  const [session] = await db
    .select({
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      accountId: accounts.id,
      roleId: accounts.roleId,
      fullName: accounts.fullName,
      registrationStep: accounts.registrationStep,
      suspended: sql<boolean>`${accounts.status} = 'suspended'`,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(which, isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
  const role = session && roleOfId(session.roleId)
  if (!role || isIdle(role, session.lastSeenAt, now)) return undefined
  if (isUseToNote(role, session.lastSeenAt, now))
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.sessionId))
  return session
}

/** Writes a session that starts now. */
export async function startSession(db: Queryable, session: typeof sessions.$inferInsert) {
  await db.insert(sessions).values(session)
}

/** Ends a session at once, found by its id or by the hash of its cookie. */
export async function endSession(db: Queryable, which: { id: string } | { secretHash: string }, now: Date) {
  const found = 'id' in which ? eq(sessions.id, which.id) : eq(sessions.secretHash, which.secretHash)
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(found, isNull(sessions.endedAt)))
}

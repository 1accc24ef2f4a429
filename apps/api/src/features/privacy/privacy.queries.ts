import type { Queryable } from '@pramaan/database/client'
import { accounts, consents, erasureRequests, sessions } from '@pramaan/database/schema'
import { foundConsent, type StoredConsent } from '@pramaan/domain/consent'
import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import { noteJobsOf } from '../../services/job-changes/note-jobs.queries.ts'

const openRequest = and(isNull(erasureRequests.cancelledAt), isNull(erasureRequests.erasedAt))

/** A person's consents as they were given, newest first. */
export async function listConsents(db: Queryable, accountId: number) {
  const rows = await db.select().from(consents).where(eq(consents.accountId, accountId)).orderBy(desc(consents.id))
  return rows.map((row) => ({ ...row, kind: row.kind as StoredConsent['kind'] }))
}

/** Withdraws every active consent of a kind. */
export async function withdrawConsents(db: Queryable, accountId: number, kind: string, now: Date) {
  const active = and(eq(consents.accountId, accountId), eq(consents.kind, kind), isNull(consents.withdrawnAt))
  await db.update(consents).set({ withdrawnAt: now }).where(active)
}

/** The account, locked, so that requesting, cancelling and signing in don't run in parallel. */
export async function lockAccount(db: Queryable, accountId: number) {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
  return row
}

/** The account as it is. */
export async function readAccount(db: Queryable, accountId: number) {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  return row
}

/** Hides a person's profile and their openings from others, or shows them again. */
export async function hideAccount(db: Queryable, accountId: number, hide: boolean, now: Date) {
  await noteJobsOf(db, { employerId: accountId }, now)
  await db
    .update(accounts)
    .set({ hiddenAt: hide ? now : null })
    .where(eq(accounts.id, accountId))
}

/** Stores since when employers may not find a person; null means that they may. */
export async function storeUnlisted(db: Queryable, accountId: number, unlistedAt: Date | null) {
  await db.update(accounts).set({ unlistedAt }).where(eq(accounts.id, accountId))
}

/** Stores whether employers may find the person, as an active or a withdrawn consent. */
export async function storeFoundConsent(db: Queryable, accountId: number, givenAt: Date, withdrawnAt: Date | null) {
  const { kind, version, purposes } = foundConsent
  await db.insert(consents).values({ accountId, kind, version, purpose: purposes.join(', '), givenAt, withdrawnAt })
}

/** Ends every session of a person at once. */
export async function endSessions(db: Queryable, accountId: number, now: Date) {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt)))
}

/** A person's open request for erasure. */
export async function findErasure(db: Queryable, accountId: number) {
  const [row] = await db
    .select()
    .from(erasureRequests)
    .where(and(eq(erasureRequests.accountId, accountId), openRequest))
  return row
}

/** Records a request for erasure. */
export async function addErasure(db: Queryable, request: typeof erasureRequests.$inferInsert) {
  await db.insert(erasureRequests).values(request)
}

/** Cancels a person's open request; false when there is none. */
export async function cancelErasure(db: Queryable, accountId: number, now: Date) {
  const rows = await db
    .update(erasureRequests)
    .set({ cancelledAt: now })
    .where(and(eq(erasureRequests.accountId, accountId), openRequest))
    .returning({ id: erasureRequests.id })
  return rows.length > 0
}

/** Requests for erasure with the person's name, newest first. */
export function listErasures(db: Queryable, before: number | undefined, most: number) {
  return db
    .select({ request: erasureRequests, name: accounts.fullName })
    .from(erasureRequests)
    .leftJoin(accounts, eq(accounts.id, erasureRequests.accountId))
    .where(before ? lt(erasureRequests.id, before) : undefined)
    .orderBy(desc(erasureRequests.id))
    .limit(most)
}

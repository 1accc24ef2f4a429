import { withoutBudget } from '@pramaan/database/budget/budget'
import type { Database, Queryable } from '@pramaan/database/client'
import { accounts, employers, pushDevices, searchLogs, sessions, settings } from '@pramaan/database/schema'
import type { CompanyStatus } from '@pramaan/domain/company'
import { roleOfId } from '@pramaan/domain/role'
import DataLoader from 'dataloader'
import { and, eq, gt, inArray, isNotNull, isNull, max, or, type SQL, sql } from 'drizzle-orm'
import { planLimitsKey, type SessionPlan } from './allowance.ts'
import { isIdle, isUseToNote } from './session-life.ts'

const active = eq(accounts.status, 'active')

/** A live session with the account data that every request needs. */
export type Session = SessionPlan & {
  sessionId: string
  lastSeenAt: Date
  accountId: number
  roleId: number
  fullName: string
  registrationStep: number
  suspended: boolean
  secondFactor: boolean
  /** The status of an employer's company; null for others. */
  companyStatus: CompanyStatus | null
}

type Asked = { sessionId: string; now: Date }

const readers = new WeakMap<Database, DataLoader<Asked, Session | undefined>>()

/**
 * Reads the sessions of simultaneous requests in one statement. A later request gets its own statement, so that it
 * never sees data from before it arrived. The statement runs for every request, so it is prepared by name and not built
 * again (quality, rule 6).
 */
function readerFor(db: Database) {
  const isAsked = sql`${sessions.id} = any(${sql.placeholder('ids')})`
  const statement = select(db, isAsked, sql`${sql.placeholder('now')}`).prepare('live_sessions')
  const read = async (asked: readonly Asked[]) => {
    const ids = [...new Set(asked.map(({ sessionId }) => sessionId))]
    const now = asked.at(-1)?.now.toISOString()
    const found = new Map(
      (await withoutBudget(() => statement.execute({ ids, now }))).map((session) => [session.sessionId, session]),
    )
    return asked.map(({ sessionId }) => found.get(sessionId))
  }
  return new DataLoader(read, { cache: false, batchScheduleFn: (send) => setImmediate(send) })
}

/**
 * A session with its account. The limits of an employer's searches are included, which saves a search one query; for
 * other people these joins read nothing. Each table is looked up by its key. If the tables were joined directly, the
 * planner might read all accounts up to that of the session, because its statistics have no session that new. `order
 * by` prevents that; `limit` would be a parameter, for which PostgreSQL plans the statement every time.
 */
function select(db: Queryable, which: SQL | undefined, now: SQL) {
  const { account, employer, newest } = lookedUp(db)
  return db
    .select({
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      accountId: account.id,
      roleId: account.roleId,
      fullName: account.fullName,
      registrationStep: account.registrationStep,
      suspended: account.suspended,
      secondFactor: account.secondFactor,
      plan: employer.plan,
      planUntil: employer.planUntil,
      companyStatus: employer.companyStatus,
      planLimits: settings.value,
      newestSearchId: newest.id,
      newestSearchKey: newest.searchKey,
    })
    .from(sessions)
    .innerJoinLateral(account, sql`true`)
    .leftJoinLateral(employer, sql`true`)
    .leftJoin(settings, and(eq(settings.key, planLimitsKey), isNotNull(employer.accountId)))
    .leftJoinLateral(newest, sql`true`)
    .where(and(which, isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
}

function lookedUp(db: Queryable) {
  const account = db
    .select({
      id: accounts.id,
      roleId: accounts.roleId,
      fullName: accounts.fullName,
      registrationStep: accounts.registrationStep,
      suspended: sql<boolean>`${accounts.status} = 'suspended'`.as('is_suspended'),
      secondFactor: sql<boolean>`${accounts.totpSecret} is not null`.as('has_second_factor'),
    })
    .from(accounts)
    .where(eq(accounts.id, sessions.accountId))
    .orderBy(accounts.id)
    .as('account')
  const employer = db
    .select({
      accountId: employers.accountId,
      plan: employers.plan,
      planUntil: employers.planUntil,
      companyStatus: employers.companyStatus,
    })
    .from(employers)
    .where(eq(employers.accountId, sessions.accountId))
    .orderBy(employers.accountId)
    .as('employer')
  const latest = db
    .select({ id: max(searchLogs.id) })
    .from(searchLogs)
    .where(eq(searchLogs.employerId, employer.accountId))
  const newest = db
    .select({ id: searchLogs.id, searchKey: searchLogs.searchKey })
    .from(searchLogs)
    .where(eq(searchLogs.id, latest))
    .orderBy(searchLogs.id)
    .as('newest')
  return { account, employer, newest }
}

/**
 * A session with its account's current data; undefined if it has ended, has expired, or (for staff) was idle too long.
 */
export async function findLiveSession(db: Database, sessionId: string, now: Date) {
  const reader = readers.get(db) ?? readerFor(db)
  readers.set(db, reader)
  return inUse(db, await reader.load({ sessionId, now }), now)
}

/** The live session whose current or previous cookie has this hash. */
export async function findSessionOfCookie(db: Queryable, hash: string, now: Date) {
  const cookie = or(eq(sessions.secretHash, hash), eq(sessions.previousHash, hash))
  const [session] = await select(db, cookie, sql`${now.toISOString()}::timestamptz`)
  return inUse(db, session, now)
}

/** The cookie hashes of a session. */
export async function readCookies(db: Queryable, id: string) {
  const { secretHash, rotatedAt, expiresAt } = sessions
  const columns = { secretHash, rotatedAt, expiresAt }
  const [row] = await db.select(columns).from(sessions).where(eq(sessions.id, id))
  return row
}

/** Replaces a session's cookie `from`; false if another request did so first. */
export async function rotateCookie(
  db: Queryable,
  id: string,
  cookies: { replaced: string; from: string; to: string },
  now: Date,
) {
  const rows = await db
    .update(sessions)
    .set({ secretHash: cookies.to, previousHash: cookies.from, rotatedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.secretHash, cookies.replaced)))
    .returning({ id: sessions.id })
  return rows.length === 1
}

async function inUse(db: Queryable, session: Session | undefined, now: Date) {
  const role = session && roleOfId(session.roleId)
  if (!role || isIdle(role, session.lastSeenAt, now)) return undefined
  if (isUseToNote(role, session.lastSeenAt, now))
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.sessionId))
  return session
}

/** Which of these sessions are live and of people who are not suspended; this check does not count as use. */
export async function findLiveAmong(db: Queryable, sessionIds: readonly string[], now: Date) {
  const account = db
    .select({ roleId: accounts.roleId })
    .from(accounts)
    .where(and(eq(accounts.id, sessions.accountId), active))
    .limit(1)
    .as('account')
  const rows = await db
    .select({ id: sessions.id, roleId: account.roleId, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoinLateral(account, sql`true`)
    .where(and(inArray(sessions.id, [...sessionIds]), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
  const live = rows.filter(({ roleId, lastSeenAt }) => {
    const role = roleOfId(roleId)
    return role && !isIdle(role, lastSeenAt, now)
  })
  return new Set(live.map(({ id }) => id))
}

/** Writes a session that starts now. */
export async function storeSession(db: Queryable, session: typeof sessions.$inferInsert) {
  await db.insert(sessions).values(session)
}

/** Ends a session at once, found by its id or by the hash of its cookie. */
export async function endSession(db: Queryable, which: { id: string } | { secretHash: string }, now: Date) {
  const found =
    'id' in which
      ? eq(sessions.id, which.id)
      : or(eq(sessions.secretHash, which.secretHash), eq(sessions.previousHash, which.secretHash))
  const endedSessions = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(found, isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  // A device on which nobody is signed in must not show notifications.
  for (const { id } of endedSessions) await db.delete(pushDevices).where(eq(pushDevices.sessionId, id))
}

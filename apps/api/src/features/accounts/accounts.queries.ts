import type { Queryable } from '@pramaan/database/client'
import { containsContact } from '@pramaan/database/conditions/contains-contact'
import { accounts, candidateSearch, sessions } from '@pramaan/database/schema'
import type { AccountStatus } from '@pramaan/domain/account'
import { dayOfNumber, startOfDay } from '@pramaan/domain/india-day'
import { roles } from '@pramaan/domain/role'
import type { UserPart } from '@pramaan/domain/statistics'
import { and, desc, eq, gt, inArray, isNull, max, notExists, type SQL, sql } from 'drizzle-orm'
import { noteJobsOf } from '../../services/job-changes/note-jobs.queries.ts'
import { isOfPart, isUser } from './users.queries.ts'

/** A row of the accounts. */
export type AccountRow = typeof accounts.$inferSelect

/**
 * The filter of an account list: roles or only users, status, a group of users, and a part of the name, phone or
 * e-mail.
 */
export type AccountFilter = {
  roleIds: readonly number[] | undefined
  users: boolean
  only: UserPart | undefined
  status: AccountStatus | undefined
  term: string
}

/** Whether a typed text is in the name, phone or e-mail of an account. */
function named(term: string) {
  return containsContact(term, accounts.phone, accounts.fullName, accounts.email, accounts.contactEmail)
}

function matching({ roleIds, users, only, status, term }: AccountFilter): SQL | undefined {
  return and(
    roleIds && inArray(accounts.roleId, [...roleIds]),
    users ? isUser : undefined,
    only && isOfPart[only],
    status && eq(accounts.status, status),
    // Leaves out erased people: only a row for their receipts remains.
    status && isNull(accounts.erasedAt),
    named(term),
  )
}

/** A page of accounts, newest first. */
export function findAccounts(db: Queryable, filter: AccountFilter, limit: number, offset: number) {
  return db.select().from(accounts).where(matching(filter)).orderBy(desc(accounts.id)).limit(limit).offset(offset)
}

/** A page of accounts with the total. */
export async function pageOfAccounts(db: Queryable, filter: AccountFilter, limit: number, offset: number) {
  const rows = await findAccounts(db, filter, limit, offset)
  return { rows, total: await db.$count(accounts, matching(filter)) }
}

/**
 * A page of the accounts that the candidate search never finds, newest first, with the total: all of them, or only
 * registered candidates.
 */
export async function pageOutsideSearch(db: Queryable, term: string, { all }: { all: boolean }, limit: number) {
  const found = db.select().from(candidateSearch).where(eq(candidateSearch.candidateId, accounts.id))
  const ofCandidates = and(eq(accounts.roleId, roles.Candidate), isOfPart.registered)
  const where = and(isNull(accounts.erasedAt), all ? undefined : ofCandidates, notExists(found), named(term))
  const rows = await db.select().from(accounts).where(where).orderBy(desc(accounts.id)).limit(limit)
  return { rows, total: await db.$count(accounts, where) }
}

/**
 * When each of these people last used a session; for candidates whose sessions are deleted, the day of the last visit
 * stored in the search.
 */
export async function lastSeen(db: Queryable, ids: readonly number[]) {
  const visits = await db
    .select({ id: candidateSearch.candidateId, day: candidateSearch.activeDay })
    .from(candidateSearch)
    .where(and(inArray(candidateSearch.candidateId, [...ids]), gt(candidateSearch.activeDay, 0)))
  const used = await db
    .select({ id: sessions.accountId, at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(inArray(sessions.accountId, [...ids]))
    .groupBy(sessions.accountId)
  return new Map<number, Date | null>([
    ...visits.map(({ id, day }) => [id, startOfDay(dayOfNumber(day))] as const),
    ...used.map(({ id, at }) => [id, at] as const),
  ])
}

/** Locks these accounts, always in the same order, so that two Admins' actions don't deadlock. */
export function lockAccounts(db: Queryable, ids: readonly number[]) {
  return db
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [...ids]))
    .orderBy(accounts.id)
    .for('update')
}

/** Changes an account; an employer's openings may become listed or hidden by it. */
export async function changeAccount(db: Queryable, id: number, change: Partial<AccountRow>, now: Date) {
  await noteJobsOf(db, { employerId: id }, now)
  await db
    .update(accounts)
    .set({ ...change, updatedAt: now })
    .where(eq(accounts.id, id))
}

/** Deletes the open codes of an account, so that a suspended person can't sign in with them. */
export async function dropCodes(db: Queryable, accountId: number) {
  await db.execute(sql`delete from one_time_codes where account_id = ${accountId}`)
}

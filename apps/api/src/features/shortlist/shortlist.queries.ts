import type { Queryable } from '@pramaan/database/client'
import { companyName } from '@pramaan/database/conditions/company-name'
import { accounts, candidateSearch, employers, jobs, shortlistMoves, shortlists } from '@pramaan/database/schema'
import type { ShortlistStatus } from '@pramaan/domain/shortlist'
import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { only } from '../../http/refusals/refuse.ts'

/** An employer and a candidate. */
export type Pair = { employerId: number; candidateId: number }

function ofPair({ employerId, candidateId }: Pair) {
  return and(eq(shortlists.employerId, employerId), eq(shortlists.candidateId, candidateId))
}

/** A candidate's stage at an employer. The employer is locked, because there may be no row yet to lock. */
export async function lockShortlistStatus(db: Queryable, pair: Pair): Promise<ShortlistStatus> {
  const ofEmployer = eq(employers.accountId, pair.employerId)
  await db.select({ id: employers.accountId }).from(employers).where(ofEmployer).for('no key update')
  const [row] = await db.select({ status: shortlists.status }).from(shortlists).where(ofPair(pair))
  return (row?.status ?? null) as ShortlistStatus
}

/** The employer's name for candidates: the company, or the person if no company is given. */
export async function readCompany(db: Queryable, employerId: number) {
  const rows = await db
    .select({ name: companyName() })
    .from(employers)
    .innerJoin(accounts, eq(accounts.id, employers.accountId))
    .where(eq(employers.accountId, employerId))
  return only(rows).name
}

/** The latest move of a candidate by an employer's people. */
export async function findLatestMove(db: Queryable, { employerId, candidateId }: Pair) {
  const [move] = await db
    .select()
    .from(shortlistMoves)
    .where(and(eq(shortlistMoves.employerId, employerId), eq(shortlistMoves.candidateId, candidateId)))
    .orderBy(desc(shortlistMoves.id))
    .limit(1)
  return (
    move && {
      from: move.fromStatus as ShortlistStatus,
      to: move.toStatus as ShortlistStatus,
      movedBy: move.movedBy,
      movedAt: move.movedAt,
      fromSince: move.fromSince,
      fromDecideBy: move.fromDecideBy,
    }
  )
}

/**
 * A move to store: `reason` of a rejection; `since` if it is not the time of the move; `jobId` and `decideBy` if there
 * are any.
 */
type Move = {
  pair: Pair
  from: ShortlistStatus
  to: ShortlistStatus
  movedBy: number
  movedAt: Date
  reason?: string | undefined
  since?: Date | null
  jobId?: number | undefined
  decideBy?: string | null
}

/** Moves a candidate to a stage, and records the move. */
export async function storeMove(db: Queryable, { pair, from, to, movedBy, movedAt, reason, ...about }: Move) {
  const stageSince = db.select({ since: shortlists.updatedAt }).from(shortlists).where(ofPair(pair))
  const decisionDay = db.select({ day: shortlists.decideBy }).from(shortlists).where(ofPair(pair))
  const move = { ...pair, fromStatus: from, toStatus: to, movedBy, movedAt, reason: reason ?? null }
  await db
    .insert(shortlistMoves)
    .values({ ...move, fromSince: sql`(${stageSince})`, fromDecideBy: sql`(${decisionDay})` })
  if (to === null) return void (await db.delete(shortlists).where(ofPair(pair)))
  const since = about.since ?? movedAt
  const decideBy = about.decideBy ?? null
  const state = { status: to, updatedAt: since, decideBy, ...(about.jobId && { jobId: about.jobId }) }
  await db
    .insert(shortlists)
    .values({ ...pair, ...state, createdAt: movedAt })
    .onConflictDoUpdate({ target: [shortlists.employerId, shortlists.candidateId], set: state })
}

/** Sets or clears the day by which a candidate is to be decided. */
export async function storeDecideBy(db: Queryable, pair: Pair, decideBy: string | null) {
  await db.update(shortlists).set({ decideBy }).where(ofPair(pair))
}

/** Whether a job belongs to an employer and is not deleted. */
export async function isJobOfEmployer(db: Queryable, employerId: number, jobId: number) {
  const ownJob = and(eq(jobs.id, jobId), eq(jobs.employerId, employerId), isNull(jobs.deletedAt))
  return (await db.$count(jobs, ownJob)) > 0
}

/** A list: the employer and the stages. */
export type Listed = { employerId: number; statuses: readonly ShortlistStatus[] }

function ofListed({ employerId, statuses }: Listed) {
  const numbers = statuses.filter((status) => status !== null)
  return and(eq(shortlists.employerId, employerId), inArray(shortlists.status, numbers))
}

function listed(db: Queryable, where: SQL | undefined) {
  return db
    .select({
      id: shortlists.candidateId,
      status: shortlists.status,
      shortlistedAt: shortlists.createdAt,
      card: candidateSearch.card,
    })
    .from(shortlists)
    .innerJoin(candidateSearch, eq(candidateSearch.candidateId, shortlists.candidateId))
    .where(where)
    .$dynamic()
}

/** A row of a list, with the candidate's card. */
export type ListedRow = Awaited<ReturnType<typeof listed>>[number]

const newestFirst = [desc(shortlists.createdAt), desc(shortlists.candidateId)]
const oldestFirst = [sql`${shortlists.createdAt} asc`, sql`${shortlists.candidateId} asc`]

/** A page of a list, newest first. */
export function findPage(db: Queryable, which: Listed, limit: number, offset: number): Promise<ListedRow[]> {
  return listed(db, ofListed(which))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
}

/** The number of entries in a list. */
export async function countListed(db: Queryable, which: Listed) {
  const [row] = await db
    .select({ total: count() })
    .from(shortlists)
    .innerJoin(candidateSearch, eq(candidateSearch.candidateId, shortlists.candidateId))
    .where(ofListed(which))
  return row?.total ?? 0
}

/** The two candidates after or before a candidate in a list, nearest first. */
export function findNeighbours(
  db: Queryable,
  which: Listed,
  candidateId: number,
  step: 'previous' | 'next',
): Promise<ListedRow[]> {
  const { employerId } = which
  const position = sql`(select created_at, candidate_id from ${shortlists}
    where employer_id = ${employerId} and candidate_id = ${candidateId})`
  const side = step === 'next' ? sql`<` : sql`>`
  return listed(db, and(ofListed(which), sql`(${shortlists.createdAt}, ${shortlists.candidateId}) ${side} ${position}`))
    .orderBy(...(step === 'next' ? newestFirst : oldestFirst))
    .limit(2)
}

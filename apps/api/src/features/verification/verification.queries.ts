import type { Queryable } from '@pramaan/database/client'
import { accounts, candidates, hrComments, vspApplications } from '@pramaan/database/schema'
import { roles } from '@pramaan/domain/role'
import { and, asc, eq, not } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

/** A candidate's account, locked, so that two reviews of one candidate don't run in parallel. */
export async function lockCandidate(db: Queryable, candidateId: number) {
  const [row] = await db
    .select({ step: accounts.registrationStep, status: accounts.status })
    .from(accounts)
    .innerJoin(candidates, eq(candidates.accountId, accounts.id))
    .where(eq(accounts.id, candidateId))
    .for('no key update', { of: accounts })
  return row
}

/** Stores hr's comments, replacing earlier ones but keeping the date of the first. */
export async function storeComments(db: Queryable, comments: typeof hrComments.$inferInsert) {
  const { candidateId: _candidate, createdAt: _created, ...rest } = comments
  await db.insert(hrComments).values(comments).onConflictDoUpdate({ target: hrComments.candidateId, set: rest })
}

/** Marks a candidate as verified, even without an application; a verified candidate keeps the date. */
export async function markVerified(db: Queryable, candidateId: number, now: Date) {
  await db
    .insert(vspApplications)
    .values({ candidateId, verified: true, createdAt: now, verifiedAt: now })
    .onConflictDoUpdate({
      target: vspApplications.candidateId,
      set: { verified: true, verifiedAt: now, takenBackAt: null, takenBackBy: null },
      setWhere: eq(vspApplications.verified, false),
    })
}

/**
 * A candidate's application for verification, and whether hr's questions are answered; undefined without an
 * application.
 */
export async function findApplication(db: Queryable, candidateId: number) {
  const [row] = await db
    .select({ application: vspApplications, comments: hrComments.candidateId })
    .from(vspApplications)
    .leftJoin(hrComments, eq(hrComments.candidateId, vspApplications.candidateId))
    .where(eq(vspApplications.candidateId, candidateId))
  return row && { ...row.application, answered: row.comments !== null }
}

/** Stores that a reviewer revoked a verification; its date stays for an undo. */
export async function storeRevocation(db: Queryable, candidateId: number, by: number, at: Date) {
  await db
    .update(vspApplications)
    .set({ verified: false, takenBackBy: by, takenBackAt: at })
    .where(eq(vspApplications.candidateId, candidateId))
}

/** Undoes a revocation: the verification is valid again, with its earlier date. */
export async function restoreVerification(db: Queryable, candidateId: number) {
  await db
    .update(vspApplications)
    .set({ verified: true, takenBackBy: null, takenBackAt: null })
    .where(eq(vspApplications.candidateId, candidateId))
}

/** Assigns an applicant to a reviewer with a start time; null removes the assignment. */
export async function setReviewer(db: Queryable, candidateId: number, reviewerId: number | null, now: Date) {
  await db
    .update(vspApplications)
    .set({ assignedTo: reviewerId, assignedAt: reviewerId === null ? null : now })
    .where(eq(vspApplications.candidateId, candidateId))
}

const reviewerAccounts = alias(accounts, 'reviewer')

function waiting(reviewerId: number | undefined) {
  const unverified = not(vspApplications.verified)
  return reviewerId === undefined ? unverified : and(unverified, eq(vspApplications.assignedTo, reviewerId))
}

/** A page of waiting applicants, longest waiting first, for one reviewer or all. */
export function listWaiting(db: Queryable, reviewerId: number | undefined, limit: number, offset: number) {
  return db
    .select({
      application: vspApplications,
      account: accounts,
      candidate: candidates,
      reviewer: { ID: reviewerAccounts.id, FullName: reviewerAccounts.fullName },
    })
    .from(vspApplications)
    .innerJoin(accounts, eq(accounts.id, vspApplications.candidateId))
    .innerJoin(candidates, eq(candidates.accountId, vspApplications.candidateId))
    .leftJoin(reviewerAccounts, eq(reviewerAccounts.id, vspApplications.assignedTo))
    .where(waiting(reviewerId))
    .orderBy(asc(vspApplications.createdAt), asc(vspApplications.id))
    .limit(limit)
    .offset(offset)
}

/** The number of waiting applicants. */
export function countWaiting(db: Queryable, reviewerId: number | undefined) {
  return db.$count(vspApplications, waiting(reviewerId))
}

const isReviewer = and(eq(accounts.roleId, roles.hr), eq(accounts.status, 'active'))

/** The active member of hr with this id. */
export async function findReviewer(db: Queryable, id: number) {
  const [row] = await db
    .select({ ID: accounts.id, FullName: accounts.fullName })
    .from(accounts)
    .where(and(eq(accounts.id, id), isReviewer))
  return row
}

/** The active members of hr, by name. */
export function listReviewers(db: Queryable) {
  return db
    .select({ ID: accounts.id, FullName: accounts.fullName })
    .from(accounts)
    .where(isReviewer)
    .orderBy(asc(accounts.fullName), asc(accounts.id))
    .limit(200)
}

import type { Queryable } from '@pramaan/database/client'
import { hasText } from '@pramaan/database/conditions/folded'
import { olderThan } from '@pramaan/database/conditions/older-than'
import {
  accounts,
  driveApplications,
  employers,
  hrComments,
  jobApplications,
  jobs,
  placementDrives,
  vspApplications,
} from '@pramaan/database/schema'
import { roles } from '@pramaan/domain/role'
import { and, asc, count, desc, eq, exists, gt, gte, inArray, isNull, lt, min, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

/**
 * The listed applicants: they applied for verification, or were verified, from one instant until before another, and
 * their name contains `search`. `reviewer`: only those of one member of hr, or of nobody. `ofEmployers`: only those an
 * employer waits for.
 */
export type Listed = {
  day?: 'applied' | 'verified'
  from?: Date | undefined
  before?: Date | undefined
  term: string
  reviewer?: number | 'none' | undefined
  ofEmployers: boolean
}

/** Which applicants to show: all, waiting, waiting for this reviewer, or verified. */
export type ApplicantFilter = 'all' | 'waiting' | 'verified' | { reviewerId: number }

type Application = Pick<typeof vspApplications.$inferSelect, 'createdAt' | 'id'>
/** Only those after a given application in the list. */
type Beyond = { beyond?: Application | undefined }

const isWaiting = not(vspApplications.verified)

/** Whether an applicant waits for or was verified by this member of hr; with 'none', whether nobody is assigned. */
function isOf(db: Queryable, reviewer: number | 'none') {
  if (reviewer === 'none') return and(isWaiting, isNull(vspApplications.assignedTo))
  const answered = db
    .select({ by: hrComments.reviewedBy })
    .from(hrComments)
    .where(and(eq(hrComments.candidateId, vspApplications.candidateId), eq(hrComments.reviewedBy, reviewer)))
  return or(and(isWaiting, eq(vspApplications.assignedTo, reviewer)), and(vspApplications.verified, exists(answered)))
}

function isListed(db: Queryable, { day, from, before, term, reviewer, ofEmployers }: Listed) {
  const at = day === 'verified' ? vspApplications.verifiedAt : vspApplications.createdAt
  const appliedTo = (table: typeof jobApplications | typeof driveApplications) =>
    exists(db.select({ id: table.id }).from(table).where(eq(table.candidateId, vspApplications.candidateId)))
  return and(
    from && gte(at, from),
    before && lt(at, before),
    hasText(term, accounts.fullName),
    reviewer === undefined ? undefined : isOf(db, reviewer),
    ofEmployers ? or(appliedTo(jobApplications), appliedTo(driveApplications)) : undefined,
  )
}

function isShown(shown: ApplicantFilter) {
  if (shown === 'all') return undefined
  if (shown === 'verified') return vspApplications.verified
  return shown === 'waiting' ? isWaiting : and(isWaiting, eq(vspApplications.assignedTo, shown.reviewerId))
}

/** Whether the longest waiting come first: only if everyone listed is waiting. */
function oldestFirst(shown: ApplicantFilter) {
  return shown !== 'all' && shown !== 'verified'
}

function comesAfter(shown: ApplicantFilter, { createdAt, id }: Application) {
  if (!oldestFirst(shown)) return olderThan(vspApplications, { createdAt, id })
  const sameTime = and(eq(vspApplications.createdAt, createdAt), gt(vspApplications.id, id))
  return or(gt(vspApplications.createdAt, createdAt), sameTime)
}

const reviewer = alias(accounts, 'reviewer')

/** A page of applicants for verification: longest waiting first if all of them wait, otherwise newest first. */
export function listApplicants(
  db: Queryable,
  { beyond, shown, ...listed }: Listed & Beyond & { shown: ApplicantFilter },
  limit: number,
  offset: number,
) {
  const order = oldestFirst(shown) ? asc : desc
  return db
    .select({
      application: vspApplications,
      fullName: accounts.fullName,
      phone: accounts.phone,
      reviewer: { ID: reviewer.id, FullName: reviewer.fullName },
    })
    .from(vspApplications)
    .innerJoin(accounts, eq(accounts.id, vspApplications.candidateId))
    .leftJoin(reviewer, eq(reviewer.id, vspApplications.assignedTo))
    .where(and(isListed(db, listed), isShown(shown), beyond && comesAfter(shown, beyond)))
    .orderBy(order(vspApplications.createdAt), order(vspApplications.id))
    .limit(limit)
    .offset(offset)
}

/** The numbers of applicants: all, waiting, waiting for this reviewer, and verified. */
export async function countApplicants(db: Queryable, listed: Listed, reviewerId: number) {
  const [row] = await db
    .select({
      all: count(),
      waiting: sql<number>`count(*) filter (where ${isWaiting})`.mapWith(Number),
      mine: sql<number>`count(*) filter (where ${isShown({ reviewerId })})`.mapWith(Number),
      verified: sql<number>`count(*) filter (where ${vspApplications.verified})`.mapWith(Number),
    })
    .from(vspApplications)
    .innerJoin(accounts, eq(accounts.id, vspApplications.candidateId))
    .where(isListed(db, listed))
  return row ?? { all: 0, waiting: 0, mine: 0, verified: 0 }
}

/** The number of applicants waiting for verification, and how many of them an employer waits for. */
export async function countWaitingOfLists(db: Queryable) {
  const ofEmployers = isListed(db, { term: '', ofEmployers: true })
  const [row] = await db
    .select({
      vsp: count(),
      employers: sql<number>`count(*) filter (where ${ofEmployers})`.mapWith(Number),
    })
    .from(vspApplications)
    .where(isWaiting)
  return row ?? { vsp: 0, employers: 0 }
}

/** The number of undecided drive applications. */
export function countUndecidedRequests(db: Queryable) {
  const undeleted = inArray(
    driveApplications.driveId,
    db.select({ id: placementDrives.id }).from(placementDrives).where(isNull(placementDrives.deletedAt)),
  )
  return db.$count(driveApplications, and(eq(driveApplications.status, 'Pending'), undeleted))
}

/** The number waiting for each reviewer, and since when; the row without a reviewer counts unassigned ones. */
export function waitingByReviewer(db: Queryable) {
  return db
    .select({ id: vspApplications.assignedTo, waiting: count(), oldest: min(vspApplications.createdAt) })
    .from(vspApplications)
    .where(isWaiting)
    .groupBy(vspApplications.assignedTo)
}

/**
 * The number that each member of hr has verified since an instant, including repeated verifications after a revocation.
 */
export function verifiedByReviewer(db: Queryable, since: Date) {
  return db
    .select({ id: hrComments.reviewedBy, done: count() })
    .from(hrComments)
    .innerJoin(vspApplications, eq(vspApplications.candidateId, hrComments.candidateId))
    .where(and(vspApplications.verified, gte(vspApplications.verifiedAt, since)))
    .groupBy(hrComments.reviewedBy)
}

/** The members of hr and these people, by name. */
export function listHrWith(db: Queryable, ids: readonly number[]) {
  return db
    .select({ ID: accounts.id, FullName: accounts.fullName, status: accounts.status })
    .from(accounts)
    .where(or(eq(accounts.roleId, roles.hr), inArray(accounts.id, [...ids])))
    .orderBy(asc(accounts.fullName), asc(accounts.id))
    .limit(500)
}

/** The latest job and the latest drive that each of these candidates applied to, with the company. */
export async function latestApplications(db: Queryable, candidateIds: readonly number[]) {
  const toJobs = db
    .selectDistinctOn([jobApplications.candidateId], {
      candidateId: jobApplications.candidateId,
      at: jobApplications.createdAt,
      Title: jobs.title,
      Employer: jobs.companyName,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(inArray(jobApplications.candidateId, [...candidateIds]))
    .orderBy(jobApplications.candidateId, desc(jobApplications.id))
  const toDrives = db
    .selectDistinctOn([driveApplications.candidateId], {
      candidateId: driveApplications.candidateId,
      at: driveApplications.createdAt,
      Title: placementDrives.title,
      Employer: employers.companyName,
    })
    .from(driveApplications)
    .innerJoin(placementDrives, eq(placementDrives.id, driveApplications.driveId))
    .leftJoin(employers, eq(employers.accountId, placementDrives.employerId))
    .where(inArray(driveApplications.candidateId, [...candidateIds]))
    .orderBy(driveApplications.candidateId, desc(driveApplications.id))
  const rows = [...(await toJobs), ...(await toDrives)]
  return rows.toSorted((a, b) => b.at.getTime() - a.at.getTime())
}

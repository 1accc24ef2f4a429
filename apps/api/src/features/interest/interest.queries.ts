import type { Queryable } from '@pramaan/database/client'
import { companyName } from '@pramaan/database/conditions/company-name'
import { accounts, auditLog, employers, profileViews, searchAppearances, shortlists } from '@pramaan/database/schema'
import { isShortlisted, type ShortlistStatus, shortlistStatuses } from '@pramaan/domain/shortlist'
import { and, count, desc, eq, gt, gte, inArray, lte, max, sql } from 'drizzle-orm'

const company = companyName()

function viewed(candidateId: number, since: Date) {
  return and(eq(profileViews.candidateId, candidateId), gte(profileViews.viewedAt, since))
}

/** A page of the employers who viewed a candidate since an instant, latest first. */
export function findViewers(db: Queryable, candidateId: number, since: Date, limit: number, offset: number) {
  return db
    .select({
      employerId: employers.accountId,
      company,
      status: employers.companyStatus,
      logo: employers.companyLogo,
      location: employers.location,
      views: count(),
      last: sql<Date>`${max(profileViews.viewedAt)}`.mapWith(profileViews.viewedAt),
    })
    .from(profileViews)
    .innerJoin(employers, eq(employers.accountId, profileViews.viewerId))
    .innerJoin(accounts, eq(accounts.id, employers.accountId))
    .where(viewed(candidateId, since))
    .groupBy(employers.accountId, accounts.fullName)
    .orderBy(desc(max(profileViews.viewedAt)), employers.accountId)
    .limit(limit)
    .offset(offset)
}

/** Which parts of a profile these employers opened since an instant, each with its last time, latest first. */
export function findOpened(db: Queryable, candidateId: number, employerIds: readonly number[], since: Date) {
  const last = max(auditLog.at)
  return db
    .select({ employerId: auditLog.actorId, action: auditLog.action, last: sql<Date>`${last}`.mapWith(auditLog.at) })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectId, candidateId),
        inArray(auditLog.actorId, [...employerIds]),
        inArray(auditLog.action, Object.keys(openings)),
        gte(auditLog.at, since),
      ),
    )
    .groupBy(auditLog.actorId, auditLog.action)
    .orderBy(desc(last))
}

/** The audit log's actions that open a part of a profile. */
export const openings = {
  'contact-revealed': 'contact',
  'file-read': 'file',
  'profile-downloaded': 'profile-pdf',
} as const

/** How many employers viewed a candidate since an instant. */
export async function countViewers(db: Queryable, candidateId: number, since: Date) {
  const [row] = await db
    .select({ total: sql<number>`count(distinct ${employers.accountId})::int` })
    .from(profileViews)
    .innerJoin(employers, eq(employers.accountId, profileViews.viewerId))
    .where(viewed(candidateId, since))
  return row?.total ?? 0
}

/** A candidate's search appearances by day, after one day up to another. */
export function findAppearances(db: Queryable, candidateId: number, after: string, last: string) {
  const ofCandidate = eq(searchAppearances.candidateId, candidateId)
  return db
    .select({ day: searchAppearances.day, count: searchAppearances.count })
    .from(searchAppearances)
    .where(and(ofCandidate, gt(searchAppearances.day, after), lte(searchAppearances.day, last)))
}

function listing(candidateId: number, since: Date | undefined) {
  const statuses = shortlistStatuses.filter((status): status is NonNullable<ShortlistStatus> => isShortlisted(status))
  return and(
    eq(shortlists.candidateId, candidateId),
    inArray(shortlists.status, statuses),
    since && gte(shortlists.createdAt, since),
  )
}

/** A page of the employers who have shortlisted a candidate since an instant, latest first. */
export function findShortlisting(
  db: Queryable,
  candidateId: number,
  since: Date | undefined,
  limit: number,
  offset: number,
) {
  return db
    .select({
      employerId: employers.accountId,
      company,
      status: employers.companyStatus,
      logo: employers.companyLogo,
      location: employers.location,
      shortlistedAt: shortlists.createdAt,
    })
    .from(shortlists)
    .innerJoin(employers, eq(employers.accountId, shortlists.employerId))
    .innerJoin(accounts, eq(accounts.id, employers.accountId))
    .where(listing(candidateId, since))
    .orderBy(desc(shortlists.createdAt), employers.accountId)
    .limit(limit)
    .offset(offset)
}

/** The number of shortlists that a candidate is on, counted from an instant. */
export function countShortlisting(db: Queryable, candidateId: number, since?: Date) {
  return db.$count(shortlists, listing(candidateId, since))
}

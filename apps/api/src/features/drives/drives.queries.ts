import type { Queryable } from '@pramaan/database/client'
import { employerOf } from '@pramaan/database/conditions/company-name'
import type { Viewer } from '@pramaan/database/conditions/listed-jobs'
import { shown } from '@pramaan/database/conditions/visibility'
import { accounts, driveApplications, jobDomains, jobs, placementDrives } from '@pramaan/database/schema'
import { may } from '@pramaan/domain/capability'
import type { DriveApplicationStatus } from '@pramaan/domain/drive-application'
import { type IndiaDay, startOfDay } from '@pramaan/domain/india-day'
import { withdrawnStatus } from '@pramaan/domain/job-application'
import type { JobQuery } from '@pramaan/domain/job-query'
import { and, asc, desc, eq, gte, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { fitRows, nearnessRank } from '../../services/opening-fit/fitting.queries.ts'
import type { FitSeeker } from '../../services/opening-fit/seeker.ts'
import { madeBy, openableDrives } from '../jobs/drive-access.queries.ts'
import { type NearCity, stepOf, stepsOf } from '../jobs/near-city.queries.ts'
import { answersWords } from '../jobs/words/words-of-openings.queries.ts'
import type { DriveFilters } from './drive-filters.ts'
import { searchedDrives } from './drive-words.queries.ts'

const request = alias(driveApplications, 'request')
const applicant = alias(accounts, 'applicant')

/** The number of applicants that the reader sees; employers see no hidden people. */
function applicantsFor(db: Queryable, { role }: Pick<Viewer, 'role'>) {
  const count = db
    .select({ count: sql`count(*)::int` })
    .from(request)
    .innerJoin(applicant, eq(applicant.id, request.candidateId))
    .where(and(eq(request.driveId, placementDrives.id), role === 'Employer' ? shown(applicant) : undefined))
  return sql<number>`${count}`.as('applicants')
}

/** The number of applications that wait for a decision, for the roles that decide; the menu counts the same ones. */
function pendingFor(db: Queryable, { role }: Pick<Viewer, 'role'>) {
  if (!may(role, 'reviewDriveApplicants')) return sql<null>`null::int`.as('pending')
  return requestsIn(db, 'Pending').as('pending')
}

function requestsIn(db: Queryable, status: 'Pending' | 'Applied') {
  const count = db
    .select({ count: sql`count(*)::int` })
    .from(request)
    .where(and(eq(request.driveId, placementDrives.id), eq(request.status, status)))
  return sql<number>`${count}`
}

const ofDrive = sql`${jobs.driveId} = ${placementDrives.id} and ${jobs.deletedAt} is null`

function selectDrives(db: Queryable, viewer: Pick<Viewer, 'id' | 'role'>) {
  const ownApplication = and(
    eq(driveApplications.driveId, placementDrives.id),
    eq(driveApplications.candidateId, viewer.id),
  )
  return db
    .select({
      drive: placementDrives,
      domain: jobDomains.title,
      status: driveApplications.status,
      statusOn: driveApplications.updatedAt,
      employer: employerOf(placementDrives.employerId),
      applicants: applicantsFor(db, viewer),
      paid: requestsIn(db, 'Applied').as('paid'),
      pending: pendingFor(db, viewer),
      ctcFrom: sql<number | null>`(select min(${jobs.ctcFrom}) from ${jobs} where ${ofDrive})`,
      ctcTo: sql<number | null>`(select max(${jobs.ctcTo}) from ${jobs} where ${ofDrive})`,
    })
    .from(placementDrives)
    .leftJoin(jobDomains, eq(jobDomains.id, placementDrives.domainId))
    .leftJoin(driveApplications, ownApplication)
    .$dynamic()
}

/** A drive with the further data of its response. */
export type DriveRow = Awaited<ReturnType<typeof selectDrives>>[number]

/** The filters, with the words as they were read. */
type ReadFilters = DriveFilters & { words: JobQuery | undefined }

type ListViewer = Viewer & { recentFrom: IndiaDay }

function shownOf({ id, today, recentFrom }: ListViewer, show: DriveFilters['show']): SQL | undefined {
  if (show === 'open') return gte(placementDrives.toDate, today)
  if (show === 'applied') return ne(driveApplications.status, withdrawnStatus)
  if (show === 'mine') return madeBy(id)
  return show === 'recent' ? and(madeBy(id), gte(placementDrives.createdAt, startOfDay(recentFrom))) : undefined
}

function drivesWhere(
  viewer: ListViewer,
  { term, words, location, category, show, EmployerID }: ReadFilters,
): SQL | undefined {
  return and(
    openableDrives(viewer),
    shownOf(viewer, show),
    answersWords(term, words, searchedDrives),
    location.length > 0 ? inArray(placementDrives.location, location) : undefined,
    category.length > 0 ? inArray(placementDrives.domainId, category) : undefined,
    EmployerID === undefined ? undefined : eq(placementDrives.employerId, EmployerID),
  )
}

type First = { near: NearCity | undefined; seeker: FitSeeker | undefined }

/**
 * A page of drives: open ones first; among these those nearest to the candidate's work, then those near a city, the
 * best fit, the newest.
 */
export function findDrives(db: Queryable, viewer: ListViewer, filters: ReadFilters, { near, seeker }: First) {
  const byCity = near ? [asc(stepOf(stepsOf(placementDrives.location, near)))] : []
  const byFit = seeker ? [asc(nearnessRank())] : []
  const byScore = seeker ? [sql`fit.score desc nulls last`] : []
  const drives = selectDrives(db, viewer)
  const joined = seeker
    ? drives.leftJoin(sql`(${fitRows('drive', seeker)}) as fit`, sql`fit.opening_id = ${placementDrives.id}`)
    : drives
  return joined
    .where(drivesWhere(viewer, filters))
    .orderBy(desc(gte(placementDrives.toDate, viewer.today)), ...byFit, ...byCity, ...byScore, desc(placementDrives.id))
    .limit(filters.pageSize)
    .offset(filters.pageIndex * filters.pageSize)
}

/** The number of drives in a list, and how many of them are in or near a city. */
export async function countDrives(db: Queryable, viewer: ListViewer, filters: ReadFilters, near: NearCity | undefined) {
  const ownApplication = and(
    eq(driveApplications.driveId, placementDrives.id),
    eq(driveApplications.candidateId, viewer.id),
  )
  const [inCity, inArea] = near ? stepsOf(placementDrives.location, near) : []
  const isNear = or(inCity, inArea) ?? sql`false`
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      near: sql<number>`count(*) filter (where ${isNear})::int`,
    })
    .from(placementDrives)
    .leftJoin(driveApplications, ownApplication)
    .where(drivesWhere(viewer, filters))
  return row ?? { total: 0, near: 0 }
}

/** One drive that the viewer may open. */
export async function findDrive(db: Queryable, viewer: Pick<Viewer, 'id' | 'role'>, driveId: number) {
  const [row] = await selectDrives(db, viewer).where(and(openableDrives(viewer), eq(placementDrives.id, driveId)))
  return row
}

/** Writes a new drive and returns its id. */
export async function insertDrive(db: Queryable, drive: typeof placementDrives.$inferInsert) {
  const [row] = await db.insert(placementDrives).values(drive).returning({ id: placementDrives.id })
  return row?.id
}

/** Writes the changed columns of a drive; undefined ones stay. */
export async function updateDrive(
  db: Queryable,
  driveId: number,
  change: Partial<typeof placementDrives.$inferInsert>,
) {
  const isChanged = Object.values(change).some((value) => value !== undefined)
  if (isChanged) await db.update(placementDrives).set(change).where(eq(placementDrives.id, driveId))
}

/** The state of a candidate's drive application in the API's form. */
export function statusOf(row: {
  status: Exclude<DriveApplicationStatus, 'NotApplied'> | null
}): DriveApplicationStatus {
  return row.status ?? 'NotApplied'
}

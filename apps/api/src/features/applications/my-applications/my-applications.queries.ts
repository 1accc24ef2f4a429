import type { Queryable } from '@pramaan/database/client'
import { employerOf } from '@pramaan/database/conditions/company-name'
import {
  applicationMoves,
  courseApplications,
  courseEnrolments,
  courses,
  driveApplications,
  jobApplications,
  jobs,
  placementDrives,
} from '@pramaan/database/schema'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'

/** What an application is for. */
export type ApplicationKind = 'job' | 'drive' | 'course'

const tables = { job: jobApplications, drive: driveApplications, course: courseApplications } as const

/** How many applications a candidate made, of one kind or of all. */
export async function countApplications(db: Queryable, candidateId: number, kinds: readonly ApplicationKind[]) {
  let total = 0
  for (const kind of kinds) total += await db.$count(tables[kind], eq(tables[kind].candidateId, candidateId))
  return total
}

type Page = { limit: number; offset: number }

/** A page of a candidate's applications of these kinds, newest first: kinds and numbers. */
export async function findApplications(
  db: Queryable,
  candidateId: number,
  kinds: readonly ApplicationKind[],
  { limit, offset }: Page,
) {
  const ofKind = (kind: ApplicationKind) => {
    const table = tables[kind]
    const name = sql<ApplicationKind>`${sql.raw(`'${kind}'`)}`.as('kind')
    return db
      .select({ kind: name, id: table.id, createdAt: table.createdAt })
      .from(table)
      .where(eq(table.candidateId, candidateId))
      .$dynamic()
  }
  const [first, second, ...rest] = kinds
  if (!first) return []
  const all = second ? unionAll(ofKind(first), ofKind(second), ...rest.map(ofKind)).as('own') : ofKind(first).as('own')
  return db.select().from(all).orderBy(desc(all.createdAt), all.kind, desc(all.id)).limit(limit).offset(offset)
}

/** Applications to jobs with what they are for. */
export function readJobApplications(db: Queryable, ids: readonly number[]) {
  return db
    .select({ application: jobApplications, job: jobs, drive: placementDrives, employer: employerOf(jobs.employerId) })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .where(inArray(jobApplications.id, [...ids]))
}

/** Applications to drives with what they are for. */
export function readDriveApplications(db: Queryable, ids: readonly number[]) {
  return db
    .select({
      application: driveApplications,
      drive: placementDrives,
      employer: employerOf(placementDrives.employerId),
    })
    .from(driveApplications)
    .innerJoin(placementDrives, eq(placementDrives.id, driveApplications.driveId))
    .where(inArray(driveApplications.id, [...ids]))
}

/** Applications to courses with what they are for, and when they were bought. */
export function readCourseApplications(db: Queryable, ids: readonly number[]) {
  const enrolment = and(
    eq(courseEnrolments.courseId, courseApplications.courseId),
    eq(courseEnrolments.candidateId, courseApplications.candidateId),
  )
  return db
    .select({ application: courseApplications, course: courses, enrolment: courseEnrolments })
    .from(courseApplications)
    .innerJoin(courses, eq(courses.id, courseApplications.courseId))
    .leftJoin(courseEnrolments, enrolment)
    .where(inArray(courseApplications.id, [...ids]))
}

/** The recorded moves of applications of a kind. */
export function readMoves(db: Queryable, kind: 'job' | 'drive', ids: readonly number[]) {
  const column = kind === 'job' ? applicationMoves.jobApplicationId : applicationMoves.driveApplicationId
  return db
    .select({
      applicationId: sql<number>`${column}`.mapWith(Number),
      from: applicationMoves.fromStatus,
      to: applicationMoves.toStatus,
      by: applicationMoves.mover,
      at: applicationMoves.movedAt,
    })
    .from(applicationMoves)
    .where(inArray(column, [...ids]))
    .orderBy(applicationMoves.id)
}

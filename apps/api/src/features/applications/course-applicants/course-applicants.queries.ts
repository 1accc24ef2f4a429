import type { Queryable } from '@pramaan/database/client'
import { accounts, candidates, courseApplications, courseEnrolments, courses } from '@pramaan/database/schema'
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'

function ofCourse(courseId: number | undefined) {
  return courseId === undefined ? undefined : eq(courseApplications.courseId, courseId)
}

/** Applicants of one or all courses, optionally only those after an application in the list, or who did not withdraw. */
type Which = { courseId?: number | undefined; beyond?: number | undefined; activeOnly?: boolean }

/** A page of course applicants, newest first. */
export function findCourseApplicants(
  db: Queryable,
  { courseId, beyond, activeOnly = false }: Which,
  limit: number,
  offset: number,
) {
  const enrolment = and(
    eq(courseEnrolments.courseId, courseApplications.courseId),
    eq(courseEnrolments.candidateId, courseApplications.candidateId),
  )
  return db
    .select({
      application: courseApplications,
      course: courses.title,
      name: accounts.fullName,
      phone: accounts.phone,
      image: candidates.image,
      jobName: candidates.currentJob,
      enrolled: sql<boolean>`${courseEnrolments.id} is not null`,
    })
    .from(courseApplications)
    .innerJoin(courses, eq(courses.id, courseApplications.courseId))
    .innerJoin(accounts, eq(accounts.id, courseApplications.candidateId))
    .leftJoin(candidates, eq(candidates.accountId, accounts.id))
    .leftJoin(courseEnrolments, enrolment)
    .where(
      and(
        ofCourse(courseId),
        beyond === undefined ? undefined : lt(courseApplications.id, beyond),
        activeOnly ? isNull(courseApplications.withdrawnAt) : undefined,
      ),
    )
    .orderBy(desc(courseApplications.id))
    .limit(limit)
    .offset(offset)
}

/** How many applied to a course, or to all. */
export function countCourseApplicants(db: Queryable, courseId: number | undefined) {
  return db.$count(courseApplications, ofCourse(courseId))
}

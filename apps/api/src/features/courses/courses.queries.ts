import type { Queryable } from '@pramaan/database/client'
import { courseApplications, courseEnrolments, courses } from '@pramaan/database/schema'
import { and, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm'

/** Which courses: by words of their title, by categories, and those alone that were applied to since an instant. */
export type Wanted = { term: string; category: readonly number[]; appliedSince?: Date | undefined }

/** Whether anyone applied to a course since an instant. */
export function isAppliedTo(since: Date): SQL {
  return sql`exists (select from ${courseApplications} as lately
    where lately.course_id = ${courses.id} and lately.created_at >= ${since.toISOString()})`
}

function where({ term, category, appliedSince }: Wanted): SQL | undefined {
  return and(
    term === '' ? undefined : ilike(courses.title, `%${term.replace(/[\\%_]/g, '\\$&')}%`),
    category.length > 0 ? inArray(courses.categoryId, [...category]) : undefined,
    appliedSince && isAppliedTo(appliedSince),
  )
}

function selectCourses(db: Queryable, candidateId: number) {
  const applied = and(eq(courseApplications.courseId, courses.id), eq(courseApplications.candidateId, candidateId))
  const enrolled = and(eq(courseEnrolments.courseId, courses.id), eq(courseEnrolments.candidateId, candidateId))
  return db
    .select({ course: courses, applicationId: courseApplications.id, enrolmentId: courseEnrolments.id })
    .from(courses)
    .leftJoin(courseApplications, applied)
    .leftJoin(courseEnrolments, enrolled)
    .$dynamic()
}

/** A course with the reader's status in it. */
export type CourseRow = Awaited<ReturnType<typeof selectCourses>>[number]

/** A page of courses, by category and title. */
export function findCourses(db: Queryable, candidateId: number, wanted: Wanted, limit: number, offset: number) {
  return selectCourses(db, candidateId)
    .where(where(wanted))
    .orderBy(courses.categoryId, courses.title, courses.id)
    .limit(limit)
    .offset(offset)
}

/** How many courses a list holds. */
export function countCourses(db: Queryable, wanted: Wanted) {
  return db.$count(courses, where(wanted))
}

/** One course. */
export async function findCourse(db: Queryable, candidateId: number, courseId: number) {
  const [row] = await selectCourses(db, candidateId).where(eq(courses.id, courseId))
  return row
}

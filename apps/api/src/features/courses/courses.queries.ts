import type { Queryable } from '@pramaan/database/client'
import { naturalOrder } from '@pramaan/database/conditions/natural-order'
import { courseApplications, courseEnrolments, courses } from '@pramaan/database/schema'
import type { JobQuery } from '@pramaan/domain/job-query'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { fitRows } from '../../services/opening-fit/fitting.queries.ts'
import type { FitSeeker } from '../../services/opening-fit/seeker.ts'
import { answersWords } from '../jobs/words/words-of-openings.queries.ts'
import { searchedCourses } from './course-words.queries.ts'

/** A filter of courses: typed and parsed words, categories, and only those with an application since an instant. */
export type CourseFilter = {
  term: string
  words: JobQuery | undefined
  category: readonly number[]
  appliedSince?: Date | undefined
}

/** Whether anyone applied to a course since an instant. */
export function isAppliedTo(since: Date): SQL {
  return sql`exists (select from ${courseApplications} as lately
    where lately.course_id = ${courses.id} and lately.created_at >= ${since.toISOString()})`
}

function where({ term, words, category, appliedSince }: CourseFilter): SQL | undefined {
  return and(
    answersWords(term, words, searchedCourses),
    category.length > 0 ? inArray(courses.categoryId, [...category]) : undefined,
    appliedSince && isAppliedTo(appliedSince),
  )
}

function selectCourses(db: Queryable, candidateId: number) {
  const applied = and(
    eq(courseApplications.courseId, courses.id),
    eq(courseApplications.candidateId, candidateId),
    isNull(courseApplications.withdrawnAt),
  )
  const enrolled = and(eq(courseEnrolments.courseId, courses.id), eq(courseEnrolments.candidateId, candidateId))
  return db
    .select({ course: courses, applicationId: courseApplications.id, enrolmentId: courseEnrolments.id })
    .from(courses)
    .leftJoin(courseApplications, applied)
    .leftJoin(courseEnrolments, enrolled)
    .$dynamic()
}

/** A course with the reader's application status. */
export type CourseRow = Awaited<ReturnType<typeof selectCourses>>[number]

type Page = { limit: number; offset: number }

/** A page of courses, by category and title; for a candidate those of their field and skills first, best fit first. */
export function findCourses(
  db: Queryable,
  { id, fit }: { id: number; fit: FitSeeker | undefined },
  filter: CourseFilter,
  { limit, offset }: Page,
) {
  const all = selectCourses(db, id)
  const joined = fit ? all.leftJoin(sql`(${fitRows('course', fit)}) as fit`, sql`fit.opening_id = ${courses.id}`) : all
  const byFit = fit ? [sql`coalesce(fit.fits, false) desc`, sql`fit.score desc nulls last`] : []
  return joined
    .where(where(filter))
    .orderBy(...byFit, courses.categoryId, naturalOrder(courses.title), courses.id)
    .limit(limit)
    .offset(offset)
}

/** The number of courses in a list. */
export function countCourses(db: Queryable, filter: CourseFilter) {
  return db.$count(courses, where(filter))
}

/** One course. */
export async function findCourse(db: Queryable, candidateId: number, courseId: number) {
  const [row] = await selectCourses(db, candidateId).where(eq(courses.id, courseId))
  return row
}

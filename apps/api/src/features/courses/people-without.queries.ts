import type { Queryable } from '@pramaan/database/client'
import { candidateNotes, courseApplications, courseEnrolments } from '@pramaan/database/schema'
import { and, arrayContains, eq, notExists, sql } from 'drizzle-orm'
import type { Without } from '../../services/opening-fit/people/people-fit.queries.ts'

/** Leaves out people who applied to a course, are enrolled in it, or have it among their suggested courses. */
export function withoutCourse(db: Queryable, courseId: number): Without {
  const any = { any: sql`1` }
  return (candidateId) => {
    const { courseIds, kind, current } = candidateNotes
    const ofCandidate = eq(candidateNotes.candidateId, candidateId)
    const applied = and(eq(courseApplications.courseId, courseId), eq(courseApplications.candidateId, candidateId))
    const enrolled = and(eq(courseEnrolments.courseId, courseId), eq(courseEnrolments.candidateId, candidateId))
    const suggested = and(ofCandidate, current, eq(kind, 'courses'), arrayContains(courseIds, [courseId]))
    return and(
      notExists(db.select(any).from(courseApplications).where(applied)),
      notExists(db.select(any).from(courseEnrolments).where(enrolled)),
      notExists(db.select(any).from(candidateNotes).where(suggested)),
    )
  }
}

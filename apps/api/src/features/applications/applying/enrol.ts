import type { Queryable } from '@pramaan/database/client'
import { courseApplicationMessages, type EnrolmentOutcome } from '@pramaan/domain/course'
import type { Deps } from '../../../deps.ts'
import { found } from '../../../http/refusals/refuse.ts'
import { notify } from '../../notifications/notify.ts'
import { enrol, findCourseToJoin, isEnrolledIn, putCourseApplication } from './apply.queries.ts'

/** The outcome of enrolling, as the wire's message. */
export function enrolmentAnswer({ id, isNew }: { id: number; isNew: boolean }, made?: string) {
  const outcome: EnrolmentOutcome = isNew ? 'enrolled' : 'already-enrolled'
  const message = isNew && made ? made : courseApplicationMessages[outcome]
  return { message, data: message, outcome, applicationId: id }
}

type Wanted = { courseId: number; url?: string | null | undefined }

/** Applies to a course, once; a free one enrols at once, one with a price is bought (D26). */
export async function applyToCourse(deps: Deps, db: Queryable, candidateId: number, { courseId, url }: Wanted) {
  const course = found(await findCourseToJoin(db, courseId))
  const at = deps.now()
  const enrolled = await isEnrolledIn(db, courseId, candidateId)
  const made = await putCourseApplication(db, { courseId, candidateId, url: url ?? null, createdAt: at })
  if (course.price === null && !enrolled) await enrol(db, { courseId, candidateId, createdAt: at })
  if (!made.isNew || enrolled) return { ...made, isNew: false }
  await notify(deps, db, {
    to: candidateId,
    kind: 'application-sent',
    params: { title: course.title },
    path: `/certification-iframe?id=${courseId}`,
    once: `course-application:${made.id}`,
  })
  return made
}

import type { Queryable } from '@pramaan/database/client'
import { courseApplicationMessages, type EnrolmentOutcome } from '@pramaan/domain/course'
import type { Deps } from '../../../deps.ts'
import { found } from '../../../http/refusals/refuse.ts'
import { notify } from '../../../services/notifications/notify.ts'
import { enrol, findCourseToJoin, isEnrolledIn, putCourseApplication } from './apply.queries.ts'

/** The outcome of an application in the API's form; a new one may have a sentence of its own. */
export function outcomeOf({ isNew }: { isNew: boolean }, messageIfNew?: string) {
  const outcome: EnrolmentOutcome = isNew ? 'enrolled' : 'already-enrolled'
  const message = isNew && messageIfNew ? messageIfNew : courseApplicationMessages[outcome]
  return { message, data: message, outcome }
}

type CourseRequest = { courseId: number; url?: string | null | undefined }

/** Applies to a course, once; a free one enrols at once, one with a price is bought (D26). */
export async function applyToCourse(deps: Deps, db: Queryable, candidateId: number, { courseId, url }: CourseRequest) {
  const course = found(await findCourseToJoin(db, courseId))
  const at = deps.now()
  // Written first, because it waits for a parallel withdrawal, which gives up a free seat.
  const application = await putCourseApplication(db, { courseId, candidateId, url: url ?? null, createdAt: at })
  const enrolled = await isEnrolledIn(db, courseId, candidateId)
  if (course.price === null && !enrolled) await enrol(db, { courseId, candidateId, createdAt: at })
  if (!application.isNew || enrolled) return { ...application, isNew: false }
  await notify(deps, db, {
    to: candidateId,
    kind: 'application-sent',
    params: { title: course.title },
    path: `/certification-iframe?id=${courseId}`,
    once: `course-application:${application.id}:${at.getTime()}`,
  })
  return application
}

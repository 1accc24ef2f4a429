import { appliedStatus, withdrawnStatus } from '../job-application/job-application.ts'

/** The duration every course shows (001, section 9). */
export const courseLength = { years: 0, months: 2 } as const

/** The messages of a course application (001, section 7). */
export const courseApplicationMessages = {
  enrolled: 'Application Successful',
  'already-enrolled': 'Already Applied',
} as const

/** The outcome of enrolling in a course, or in a drive job that works the same way. */
export type EnrolmentOutcome = keyof typeof courseApplicationMessages

/** The outcome that a response's message states; undefined for any other message. */
export function enrolmentOutcome(message: string): EnrolmentOutcome | undefined {
  if (message === courseApplicationMessages.enrolled) return 'enrolled'
  return message === courseApplicationMessages['already-enrolled'] ? 'already-enrolled' : undefined
}

/** The status of a course application once the candidate has a seat. */
export const enrolledStatus = 'Enrolled' as const

/** Whether a course application has led to a seat. */
export function isEnrolled(status: string): boolean {
  return status === enrolledStatus
}

/** The status of a course application; a seat outranks an earlier withdrawal. */
export function courseApplicationStatus({ enrolled, withdrawn }: { enrolled: boolean; withdrawn: boolean }) {
  if (enrolled) return enrolledStatus
  return withdrawn ? withdrawnStatus : appliedStatus
}

/** Whether a course is free: it has no price, and the seat was not bought earlier at a price. */
type Freedom = { free: boolean }

/** Why a course application can't be withdrawn. It can while its fee is unpaid, or if the seat is free. */
export function whyNotWithdrawCourse(status: string, { free }: Freedom): 'wrong-state' | undefined {
  return status === appliedStatus || (isEnrolled(status) && free) ? undefined : 'wrong-state'
}

/** The next action for a course: apply, pay for an application, or nothing once enrolled. */
export type CourseState = 'open' | 'to-pay' | 'enrolled'

/** A candidate's status in a course; a course with a null price is free to enrol in (D26). */
export function courseState(course: { price: number | null; applied: boolean; enrolled: boolean }): CourseState {
  if (course.enrolled) return 'enrolled'
  return course.applied && course.price !== null ? 'to-pay' : 'open'
}

/** Whether a course can still be applied to. */
export function canEnrol(state: CourseState): boolean {
  return state === 'open'
}

/** Whether a course was applied to and its price is still to be paid. */
export function isToPay(state: CourseState): boolean {
  return state === 'to-pay'
}

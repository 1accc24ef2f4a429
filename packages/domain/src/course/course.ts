/** The duration every course shows (001, section 9). */
export const courseLength = { years: 0, months: 2 } as const

/** The messages of a course application (001, section 7). */
export const courseApplicationMessages = {
  enrolled: 'Application Successful',
  'already-enrolled': 'Already Applied',
} as const

/** What came of enrolling in a course, or of the drive job that goes the same way. */
export type EnrolmentOutcome = keyof typeof courseApplicationMessages

/** What an answer's message says came of enrolling; undefined for any other message. */
export function enrolmentOutcome(message: string): EnrolmentOutcome | undefined {
  if (message === courseApplicationMessages.enrolled) return 'enrolled'
  return message === courseApplicationMessages['already-enrolled'] ? 'already-enrolled' : undefined
}

/** Least time the toast of a course application stays, in milliseconds (001, section 9). */
export const courseToastMilliseconds = 6000

/** Where an application to a course stands once there is a place in it. */
export const enrolledStatus = 'Enrolled' as const

/** Whether an application to a course has led to a place in it. */
export function isEnrolled(status: string): boolean {
  return status === enrolledStatus
}

/** What is left to do about a course: apply to it, pay for one that was applied to, or nothing, for who is enrolled. */
export type CourseState = 'open' | 'to-pay' | 'enrolled'

/** Where a candidate stands with a course; a price of null is enrolled in without paying (D26). */
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

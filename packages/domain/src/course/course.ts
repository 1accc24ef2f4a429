/** The duration every course shows (001, section 9). */
export const courseDuration = '2 Months'

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

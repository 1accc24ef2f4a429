/** The maximum length of a question to the staff, and of an answer. */
export const longestHelpMessage = 2000

/** Questions that one candidate may send in a day. */
export const helpMessagesADay = 10

/** Whether a candidate's thread waits for the staff. */
export const helpStatuses = ['open', 'answered'] as const

/** Whether a candidate's thread waits for the staff. */
export type HelpStatus = (typeof helpStatuses)[number]

/** A thread is open from a candidate's first unanswered message until the staff answer or settle it. */
export function helpStatus({ waitingSince }: { waitingSince: Date | null }): HelpStatus {
  return waitingSince ? 'open' : 'answered'
}

/** Whether the candidate waits for the staff's answer. */
export function waitsForStaff(status: HelpStatus): boolean {
  return status === 'open'
}

/**
 * Since when a thread waits, after one more message: a staff answer ends the wait, and a candidate's message does not
 * restart it.
 */
export function waitingSinceAfter(waitingSince: Date | null, byStaff: boolean, at: Date): Date | null {
  return byStaff ? null : (waitingSince ?? at)
}

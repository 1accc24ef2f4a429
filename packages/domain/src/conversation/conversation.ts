import type { WhyNotMeet } from '../company/company.ts'
import { type ShortlistStatus, whyNotMessage } from '../shortlist/shortlist.ts'

/** The maximum length of a message. */
export const longestMessage = 2000

/** Messages that an employer may send in a row before the candidate answers. */
export const mostUnanswered = 5

/** Messages that one person may send in a day. */
export const messagesADay = 200

/** The two sides of a conversation (D39). */
export type Side = 'Employer' | 'Candidate'

/**
 * The input of the conversation rules: the candidate's stage at the employer, whether both are still available (a
 * candidate who is hidden, suspended or being erased is not), and the messages so far.
 */
export type ConversationState = {
  status: ShortlistStatus
  candidateThere: boolean
  employerThere: boolean
  /** Why the employer can't read or write messages, if their company isn't confirmed (D67). */
  whyNotMeet: WhyNotMeet | undefined
  started: boolean
  /** The employer's messages since the candidate's last. */
  unanswered: number
}

/**
 * Why nobody can write in a conversation: one of the two is no longer available, the employer's company is not confirmed,
 * or the candidate is not on the shortlist.
 */
export function whyClosed(
  state: ConversationState,
): 'not-there' | 'company-unconfirmed' | 'not-shortlisted' | undefined {
  if (!state.candidateThere || !state.employerThere) return 'not-there'
  if (state.whyNotMeet) return 'company-unconfirmed'
  return whyNotMessage(state.status)
}

/** Why one side can't write now: it is closed, the candidate can only reply, or the employer must wait for a reply. */
export function whyNotSend(state: ConversationState, side: Side) {
  const closed = whyClosed(state)
  if (closed) return closed
  if (side === 'Candidate') return state.started ? undefined : ('not-begun' as const)
  return state.unanswered >= mostUnanswered ? ('answer-awaited' as const) : undefined
}

/** The employer's messages in a row after one more message. */
export function unansweredAfter(unanswered: number, side: Side): number {
  return side === 'Candidate' ? 0 : unanswered + 1
}

import type { Queryable } from '@pramaan/database/client'
import { tooLongFor } from '@pramaan/domain/bulk-message'
import { longestMessage, whyNotSend } from '@pramaan/domain/conversation'
import { Refuse, refuseField } from '../../../http/refusals/refuse.ts'
import { stateOf } from '../conversation-answer.ts'
import { findPairs } from '../conversations.queries.ts'
import { countWaiting } from './bulk-messages.queries.ts'

/** A candidate of a bulk message: their name if the employer may know it, and why they won't get the message. */
export type Recipient = { ID: number; Name: string | null; why: NonNullable<ReturnType<typeof whyNotSend>> | null }

/** Which of these candidates can be written to now; waiting bulk messages count as sent. */
export async function checkRecipients(db: Queryable, employerId: number, candidateIds: readonly number[]) {
  return whoCanGet(db, employerId, candidateIds, await countWaiting(db, employerId, candidateIds))
}

/** Which of a waiting message's candidates would get it if it were sent now. */
export function stillReached(db: Queryable, employerId: number, candidateIds: readonly number[]) {
  return whoCanGet(db, employerId, candidateIds, new Map())
}

async function whoCanGet(
  db: Queryable,
  employerId: number,
  candidateIds: readonly number[],
  waiting: ReadonlyMap<number, number>,
): Promise<Recipient[]> {
  const rows = new Map((await findPairs(db, employerId, candidateIds)).map((row) => [row.candidateId, row]))
  return [...new Set(candidateIds)].map((ID) => {
    const row = rows.get(ID)
    if (!row?.candidateThere) return { ID, Name: null, why: 'not-there' }
    const state = stateOf(row)
    const unanswered = state.unanswered + (waiting.get(ID) ?? 0)
    return { ID, Name: row.candidateName, why: whyNotSend({ ...state, unanswered }, 'Employer') ?? null }
  })
}

/**
 * The candidates who get a bulk message, and those who don't. Refused if nobody gets it, or if a name makes it too
 * long.
 */
export async function recipientsOf(db: Queryable, employerId: number, candidateIds: readonly number[], text: string) {
  const recipients = await checkRecipients(db, employerId, candidateIds)
  const reached = recipients.flatMap(({ ID, Name, why }) => (why === null && Name !== null ? [{ ID, name: Name }] : []))
  if (reached.length === 0) throw new Refuse('wrong-state', { message: 'You can’t write to any of them now.' })
  if (tooLongFor(text, reached).length > 0) {
    const message = `With the names, the message is longer than ${longestMessage} characters.`
    refuseField('Text', message)
  }
  return { recipients, reached: reached.map(({ ID }) => ID) }
}

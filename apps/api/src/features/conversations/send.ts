import type { Queryable } from '@pramaan/database/client'
import { type Side, unansweredAfter, whyNotSend } from '@pramaan/domain/conversation'
import type { Deps } from '../../deps.ts'
import { found, Refuse } from '../../http/refusals/refuse.ts'
import { notify } from '../../services/notifications/notify.ts'
import { stateOf } from './conversation-answer.ts'
import { findByKey, lockConversation, storeMessage } from './conversation-messages.queries.ts'
import { findPair, type Pair } from './conversations.queries.ts'

const closedText = 'This conversation is closed.'

const refusals = {
  'not-there': new Refuse('wrong-state', { message: closedText }),
  'company-unconfirmed': new Refuse('company-unconfirmed'),
  'not-shortlisted': new Refuse('wrong-state', { message: closedText }),
  // For a candidate, an employer who never wrote does not exist.
  'not-begun': new Refuse('not-found'),
  'answer-awaited': new Refuse('limit-reached', { message: 'Wait for an answer before you write again.' }),
} as const

/** The text of a message, and the sender's key for it. */
type Words = { text: string; key?: string | undefined }

/**
 * Sends a message from one side to the other, checked on the locked conversation; a message whose key exists already is
 * not sent again. The other side is notified once for all unread messages; further ones only raise the count.
 */
export async function sendMessage(deps: Deps, db: Queryable, pair: Pair, side: Side, { text, key }: Words) {
  found(await findPair(db, pair))
  const sentAt = deps.now()
  await lockConversation(db, pair, sentAt)
  const row = found(await findPair(db, pair))
  const conversation = found(row.conversation ?? undefined)
  const earlier = key && (await findByKey(db, conversation.id, side, key))
  if (earlier) return earlier
  const state = stateOf(row)
  const why = whyNotSend(state, side)
  if (why) throw refusals[why]
  const unanswered = unansweredAfter(state.unanswered, side)
  const message = await storeMessage(db, { conversationId: conversation.id, side, text, key, sentAt, unanswered })
  const toEmployer = side === 'Candidate'
  if ((toEmployer ? conversation.employerUnread : conversation.candidateUnread) === 0)
    await notify(deps, db, {
      to: toEmployer ? pair.employerId : pair.candidateId,
      about: toEmployer ? pair.candidateId : pair.employerId,
      kind: 'new-message',
      params: { from: toEmployer ? row.candidateName : row.company },
      path: `/messages?with=${toEmployer ? pair.candidateId : pair.employerId}`,
    })
  return message
}

import type { Queryable } from '@pramaan/database/client'
import { textFor } from '@pramaan/domain/bulk-message'
import type { Deps } from '../../../deps.ts'
import { attempt } from '../../../http/calls/attempt.ts'
import { findPair, type Pair } from '../conversations.queries.ts'
import { sendMessage } from '../send.ts'
import { claimDue, deleteSent, type Recipient } from './bulk-messages.queries.ts'

/**
 * A round that sends bulk messages that can no longer be undone: each is added to the conversations of its candidates,
 * with one transaction per candidate, so that everyone gets it once. Candidates who can't be written to any more are
 * skipped. A failure stops no other message and is retried in the next round.
 */
export async function sendBulkMessages(deps: Deps) {
  const now = deps.now()
  const failed: Failed[] = []
  let wasDue = true
  while (wasDue) wasDue = await sendNext(deps, now, failed)
  await deleteSent(deps.db, now)
  if (failed.length > 0)
    throw new AggregateError(
      failed.map(({ error }) => error),
      'messages to several',
    )
}

type Failed = Recipient & { error: unknown }

/** Sends to the next candidate whose message is due; false if there is none. */
async function sendNext(deps: Deps, now: Date, failed: Failed[]) {
  let due: Recipient | undefined
  try {
    return await deps.db.transaction(async (db) => {
      const claimed = await claimDue(db, now, failed)
      due = claimed
      if (!claimed) return false
      await sendTo(deps, db, claimed)
      return true
    })
  } catch (error) {
    if (!due) throw error
    failed.push({ ...due, error })
    return true
  }
}

/** A refusal reverts only what sending has written: the candidate stays claimed. */
async function sendTo(deps: Deps, db: Queryable, due: Pair & { text: string }) {
  await attempt(db, async (inner) => {
    const row = await findPair(inner, due)
    if (row) await sendMessage(deps, inner, due, 'Employer', { text: textFor(due.text, row.candidateName) })
  })
}

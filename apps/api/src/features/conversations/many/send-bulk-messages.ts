import { textFor } from '@pramaan/domain/bulk-message'
import type { Deps } from '../../../deps.ts'
import { Refuse } from '../../../http/refusals/refuse.ts'
import { findPair } from '../conversations.queries.ts'
import { sendMessage } from '../send.ts'
import { claimDue, deleteSent } from './bulk-messages.queries.ts'

/**
 * A round of the messages to several: each that can no longer be undone goes into the conversation of each of its
 * candidates, one transaction a candidate, so that everybody gets it once. A candidate who can't be written to any more
 * is passed over.
 */
export async function sendBulkMessages(deps: Deps) {
  const now = deps.now()
  let wasDue = true
  while (wasDue) wasDue = await sendNext(deps, now)
  await deleteSent(deps.db, now)
}

/** Sends to the next candidate whose message is due; false once there is none. */
async function sendNext(deps: Deps, now: Date) {
  return deps.db.transaction(async (db) => {
    const due = await claimDue(db, now)
    if (!due) return false
    // A refusal reverts only what sending has written: the candidate stays taken.
    await db
      .transaction(async (inner) => {
        const row = await findPair(inner, due)
        if (row) await sendMessage(deps, inner, due, 'Employer', textFor(due.text, row.candidateName))
      })
      .catch((error: unknown) => {
        if (!(error instanceof Refuse)) throw error
      })
    return true
  })
}

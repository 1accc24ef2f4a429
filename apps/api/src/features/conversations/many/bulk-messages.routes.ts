import { dueAfter, whyNotUndoSending } from '@pramaan/domain/bulk-message'
import { messagesADay } from '@pramaan/domain/conversation'
import type { Deps } from '../../../deps.ts'
import type { Routes } from '../../../http/calls/call.ts'
import { readCount, refundUse, spendTogether } from '../../../http/limits/rate-limit.queries.ts'
import { found, tooLateToUndo } from '../../../http/refusals/refuse.ts'
import { deleteBulkMessage, listWaiting, lockBulkMessage, storeBulkMessage } from './bulk-messages.queries.ts'
import { dailyMessages } from './daily-messages.ts'
import { checkRecipients, type Recipient, recipientsOf, stillReached } from './recipients.ts'

type BulkRoutes = Pick<Routes<'conversations'>, 'checkMany' | 'sendMany' | 'waitingMany' | 'undoMany'>

/** Bulk messages from an employer, which are sent when they can no longer be undone (D39, D56). */
export function bulkMessageRoutes(deps: Deps): BulkRoutes {
  return {
    checkMany: async ({ db, actor, query: { Candidates } }) => {
      const used = await readCount(deps, dailyMessages, String(actor.id))
      return { data: await checkRecipients(db, actor.id, Candidates), left: Math.max(0, messagesADay - used) }
    },
    sendMany: async ({ db, actor, body: { Candidates, Text } }) => {
      const { recipients, reached } = await recipientsOf(db, actor.id, Candidates, Text)
      await spendTogether(deps, dailyMessages, String(actor.id), reached.length, db)
      const createdAt = deps.now()
      const written = { employerId: actor.id, text: Text, createdAt, dueAt: dueAfter(createdAt) }
      return { data: answerOf(await storeBulkMessage(db, written, reached), recipients) }
    },
    waitingMany: async ({ db, actor }) => {
      const waiting = await listWaiting(db, actor.id, deps.now())
      const ids = waiting.flatMap(({ candidateIds }) => candidateIds)
      const now = new Map((await stillReached(db, actor.id, ids)).map((one) => [one.ID, one]))
      return {
        data: waiting.map(({ message, candidateIds }) =>
          answerOf(
            message,
            candidateIds.flatMap((id) => now.get(id) ?? []),
          ),
        ),
      }
    },
    undoMany: async ({ db, actor, params: { id } }) => {
      const message = found(await lockBulkMessage(db, actor.id, id))
      if (whyNotUndoSending(message.dueAt, deps.now())) throw tooLateToUndo()
      const uses = await deleteBulkMessage(db, id)
      await refundUse(deps, dailyMessages, String(actor.id), uses, db)
      return { data: null }
    },
  }
}

function answerOf(message: { id: number; text: string; dueAt: Date }, recipients: Recipient[]) {
  return { ID: message.id, Text: message.text, DueOn: message.dueAt.toISOString(), Recipients: recipients }
}

import type { Queryable } from '@pramaan/database/client'
import type { Side } from '@pramaan/domain/conversation'
import { cutPage } from '@pramaan/domain/pages'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { type Routes, withLimit } from '../../http/calls/call.ts'
import { spend } from '../../http/limits/rate-limit.queries.ts'
import { found, Refuse } from '../../http/refusals/refuse.ts'
import { refuseUnshown } from '../../services/visibility/readers.ts'
import { messageOf, peerOf } from './conversation-answer.ts'
import { findMessages, markRead } from './conversation-messages.queries.ts'
import { findConversations, findPair } from './conversations.queries.ts'
import { bulkMessageRoutes } from './many/bulk-messages.routes.ts'
import { dailyMessages } from './many/daily-messages.ts'
import { sendMessage } from './send.ts'
import { countUnreadMessages } from './unread-messages.queries.ts'

/** Messages between an employer and a candidate of their shortlist; each is found by the caller's own side of the pair (D39). */
export function conversationRoutes(deps: Deps): Routes<'conversations'> {
  return {
    list: async ({ db, actor, query: { before, unread, pageSize } }) => {
      const side = sideOf(actor)
      const read = await findConversations(db, side, actor.id, { before, unread, limit: pageSize + 1 })
      const { rows, next } = cutPage(read, pageSize, ({ last }) => last?.id ?? null)
      const data = rows.flatMap((row) => {
        const { last } = row
        return last ? [{ ...peerOf(row, side), LastMessage: messageOf(last, side) }] : []
      })
      return { data, next, ...(await unreadOf(db, actor)) }
    },
    unread: async ({ db, actor }) => ({ data: await unreadOf(db, actor) }),
    get: async ({ db, actor, params, query: { before, pageSize } }) => {
      const side = sideOf(actor)
      if (side === 'Employer') await refuseUnshown(db, actor, params.id)
      const row = found(await findPair(db, pairOf(actor, params.id)))
      const isStarted = row.conversation?.lastMessageId != null
      // A candidate learns of an employer here only when the employer writes.
      if (side === 'Candidate' && !isStarted) throw new Refuse('not-found')
      const messages = row.conversation ? await findMessages(db, row.conversation.id, before, pageSize + 1) : []
      const { rows, next } = cutPage(messages, pageSize, ({ id }) => id)
      return { data: rows.map((message) => messageOf(message, side)), peer: peerOf(row, side), next }
    },
    send: withLimit(
      ({ actor }) => spend(deps, dailyMessages, String(actor.id)),
      async ({ db, actor, params, body }) => {
        const side = sideOf(actor)
        if (side === 'Employer') await refuseUnshown(db, actor, params.id)
        const words = { text: body.Text, key: body.Key }
        const message = await sendMessage(deps, db, pairOf(actor, params.id), side, words)
        return { data: messageOf(message, side) }
      },
    ),
    ...bulkMessageRoutes(deps),
    read: async ({ db, actor, params, body }) => {
      const { conversation } = found(await findPair(db, pairOf(actor, params.id)))
      await markRead(db, found(conversation ?? undefined).id, sideOf(actor), body.upTo, deps.now())
      return { data: await unreadOf(db, actor) }
    },
  }
}

function sideOf({ role }: Actor): Side {
  return role === 'Employer' ? role : 'Candidate'
}

function pairOf(actor: Actor, peerId: number) {
  const isEmployer = sideOf(actor) === 'Employer'
  return isEmployer ? { employerId: actor.id, candidateId: peerId } : { employerId: peerId, candidateId: actor.id }
}

async function unreadOf(db: Queryable, { id }: Actor) {
  return (await countUnreadMessages(db, [id])).get(id) ?? { unread: 0, newest: null }
}

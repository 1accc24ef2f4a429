import type { OutgoingHttpHeaders } from 'node:http'
import { contract } from '@pramaan/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { checkAccess } from '../../http/access/access.ts'
import { type Actor, actorOf, actorOfSession } from '../../http/access/actor.ts'
import { findSessionOfCookie } from '../../http/access/session.queries.ts'
import { sessionCookie } from '../../http/calls/cookie.ts'
import { found } from '../../http/refusals/refuse.ts'
import { createHub, type Listener } from './stream-hub.ts'

/**
 * The bytes that a slow reader may leave unread before its stream is closed; it then reconnects and gets the current
 * counts.
 */
const mostUnread = 64 * 1024

/**
 * `GET /notifications/stream`: the caller's unread count as server-sent events, whenever it changes. A browser's
 * `EventSource` can't send a token, so the session cookie, which no other site can send, is accepted too. The response
 * never ends, so it is written directly, without compression or a timeout.
 */
export function installNotificationStream(api: FastifyInstance, deps: Deps) {
  const hub = createHub(deps)
  api.addHook('preClose', async () => hub.close())
  api.get('/notifications/stream', { schema: { hide: true } }, async (request, reply) => {
    const actor = await callerOf(deps, request, reply)
    checkAccess(contract.notifications.unread, actor, {})
    hub.refuseFull(actor.id)
    const listener = openOn(reply, actor)
    reply.raw.once('close', () => hub.remove(listener))
    await hub.add(listener)
  })
}

async function callerOf(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<Actor> {
  const actor = await actorOf(deps, request.headers.authorization)
  if (actor) return actor
  const secret = found(sessionCookie(request, reply).read(), 'not-signed-in')
  const session = found(await findSessionOfCookie(deps.db, deps.encryption.hash(secret), deps.now()), 'session-ended')
  return actorOfSession(deps, session)
}

function openOn(reply: FastifyReply, { id, sessionId }: Actor): Listener {
  const { raw } = reply
  reply.hijack()
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-request-id': reply.request.id,
  })
  return {
    accountId: id,
    sessionId,
    write: (text) => void (raw.writableLength > mostUnread ? raw.destroy() : raw.write(text)),
    end: () => void raw.end(),
  }
}

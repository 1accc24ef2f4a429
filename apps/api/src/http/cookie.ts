import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionCookie } from './call.ts'

/** `__Host-`: bound to the one host it was set on, and never sent without TLS (or from a page on localhost). */
const name = '__Host-session'
const options = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const

/** The session cookie of this request's host (D9). */
export function sessionCookie(request: FastifyRequest, reply: FastifyReply): SessionCookie {
  return {
    read: () => request.cookies[name],
    write: (secret, maxAge) => void reply.setCookie(name, secret, { ...options, maxAge }),
    clear: () => void reply.clearCookie(name, options),
  }
}

import { withoutCookies } from '@pramaan/contract/cookies'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DeviceCookie, SessionCookie } from './call.ts'

/** `__Host-`: bound to the host that set it, and never sent without TLS (except on localhost). */
const sessionName = '__Host-session'
const deviceName = '__Host-device'
const options = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const
const deviceSeconds = 400 * 86_400

type From = Pick<FastifyRequest, 'headers' | 'host' | 'method'>

/**
 * Whether the request comes from a page of this host (D63). Browsers say so in a header that no script can set; older
 * browsers send the page's origin with every POST.
 */
function isFromOwnOrigin({ headers, host, method }: From) {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  if (origin === undefined) return method === 'GET'
  return URL.canParse(origin) && new URL(origin).host === host
}

/**
 * Cookies are read only for requests of our own pages and set only in responses to their POST requests, never for GET.
 */
function guarded(request: FastifyRequest, reply: FastifyReply, name: string) {
  const isOwnOrigin = isFromOwnOrigin(request)
  const writes = isOwnOrigin && request.method !== 'GET'
  return {
    writes,
    read: () => (isOwnOrigin ? request.cookies[name] : undefined),
    write: (secret: string, maxAge: number) => {
      if (writes) reply.setCookie(name, secret, { ...options, maxAge })
    },
  }
}

/**
 * Whether the browser has a session cookie of this host, valid or not, so that a page may expect a signed-in person.
 */
export function hasSession({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean {
  return cookies[sessionName] !== undefined
}

/** The session cookie of this request's host (D9). */
export function sessionCookie(request: FastifyRequest, reply: FastifyReply): SessionCookie {
  const { writes, read, write } = guarded(request, reply, sessionName)
  return { read, write, clear: () => void (writes && reply.clearCookie(sessionName, options)) }
}

/**
 * The cookie that identifies a browser; it outlives the sessions (D62). A page whose browser does not store our
 * cookies, for example in a frame on another site, says so and gets none.
 */
export function deviceCookie(request: FastifyRequest, reply: FastifyReply, secret: () => string): DeviceCookie {
  const { writes: isOwnOrigin, read, write } = guarded(request, reply, deviceName)
  const writes = isOwnOrigin && request.headers[withoutCookies.name] !== withoutCookies.value
  let known = read()
  return {
    read: () => known,
    ensure() {
      if (!writes) return known
      known ??= secret()
      write(known, deviceSeconds)
      return known
    },
  }
}

import { withoutCookies } from '@pramaan/contract/cookies'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DeviceCookie, SessionCookie } from './call.ts'

/** `__Host-`: bound to the one host it was set on, and never sent without TLS (or from a page on localhost). */
const sessionName = '__Host-session'
const deviceName = '__Host-device'
const options = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const
const deviceSeconds = 400 * 86_400

type From = Pick<FastifyRequest, 'headers' | 'host' | 'method'>

/**
 * Whether a page of this host sends the request (D63). The browser states it in a header that no script can set; an
 * older one names the page's origin, which a POST always carries.
 */
function isFromOwnOrigin({ headers, host, method }: From) {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  if (origin === undefined) return method === 'GET'
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Cookies are read for our own pages alone, and set for what they send by POST, never by a GET. */
function guarded(request: FastifyRequest, reply: FastifyReply, name: string) {
  const own = isFromOwnOrigin(request)
  const writes = own && request.method !== 'GET'
  return {
    writes,
    read: () => (own ? request.cookies[name] : undefined),
    write: (secret: string, maxAge: number) => {
      if (writes) reply.setCookie(name, secret, { ...options, maxAge })
    },
  }
}

/** Whether the browser has a session of this host, valid or not: a page may then expect a signed-in person. */
export function hasSession({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean {
  return cookies[sessionName] !== undefined
}

/** The session cookie of this request's host (D9). */
export function sessionCookie(request: FastifyRequest, reply: FastifyReply): SessionCookie {
  const { writes, read, write } = guarded(request, reply, sessionName)
  return { read, write, clear: () => void (writes && reply.clearCookie(sessionName, options)) }
}

/**
 * The cookie that tells one browser from others; it outlives the sessions (D62). A page whose browser keeps none of our
 * cookies, such as one in a frame of another site, declares it and gets none: its next request would come without it.
 */
export function deviceCookie(request: FastifyRequest, reply: FastifyReply, secret: () => string): DeviceCookie {
  const { writes: own, read, write } = guarded(request, reply, deviceName)
  const writes = own && request.headers[withoutCookies.name] !== withoutCookies.value
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

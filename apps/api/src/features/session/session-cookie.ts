import type { Deps } from '../../deps.ts'

/**
 * A new value of a session's cookie, never made twice. Its hash is what opens the session; it is signed so that an old
 * value differs from an invented one.
 */
export function newCookie(deps: Deps, sessionId: string, expiresAt: Date) {
  const now = deps.now()
  const claims = { sid: sessionId, jti: deps.random.secret() }
  return deps.encryption.sign('session-cookie', claims, now, secondsUntil(expiresAt, now))
}

/** The seconds for which a cookie is valid: at least one. */
export function secondsUntil(expiresAt: Date, now: Date) {
  return Math.max(1, Math.floor((expiresAt.getTime() - now.getTime()) / 1000))
}

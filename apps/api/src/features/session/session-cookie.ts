import type { Deps } from '../../deps.ts'

/**
 * A new, unique value of a session's cookie. Its hash identifies the session; it is signed so that an old value can be
 * distinguished from an invented one.
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

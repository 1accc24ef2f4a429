import type { Deps } from '../../deps.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** A new value of a session's cookie: the session's id, by which an old value is recognised, and a secret. */
export function newCookie(deps: Deps, sessionId: string) {
  return `${sessionId}.${deps.random.secret()}`
}

/** The session that a cookie names; older cookies name none. */
export function sessionIn(value: string) {
  const [id = '', secret] = value.split('.')
  return secret !== undefined && uuid.test(id) ? id : undefined
}

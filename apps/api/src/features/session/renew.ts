import type { Deps } from '../../deps.ts'
import { endSession, findSessionOfCookie, readCookies, rotateCookie } from '../../http/access/session.queries.ts'
import { found, Refuse } from '../../http/refusals/refuse.ts'
import { refuseOlderConsents } from '../consent-texts/refuse-older-consents.ts'
import { rememberDevice } from './requester/known-devices.queries.ts'
import type { Caller } from './requester/requester.ts'
import { newCookie, sessionIn } from './session-cookie.ts'
import { tokenOf } from './token.ts'

/** How long the cookie before still serves requests that were sent beside the renewal. */
const graceMs = 30_000

/** A fresh token for the session of the cookie, which gets a new secret each time (D9). */
export async function renew(deps: Deps, caller: Caller) {
  const value = found(caller.cookie.read(), 'session-ended')
  const hash = deps.encryption.hash(value)
  const session = await findSessionOfCookie(deps.db, hash, deps.now())
  if (!session) return refuseOldCookie(deps, value)
  if (session.suspended) throw new Refuse('suspended')
  await refuseOlderConsents(deps, session)
  await rotate(deps, session.sessionId, hash, caller)
  const device = caller.device.ensure()
  if (device) await rememberDevice(deps.db, session.accountId, deps.encryption.hash(device), deps.now())
  return tokenOf(deps, { ...session, id: session.accountId }, session.sessionId)
}

/** A value that a session's cookie had long ago is a copy, and nobody can tell whose hands the newest is in: the session ends. */
async function refuseOldCookie(deps: Deps, value: string): Promise<never> {
  const id = sessionIn(value)
  if (id) await endSession(deps.db, { id }, deps.now())
  throw new Refuse('session-ended')
}

/**
 * Changes the cookie. The one before serves requests that were sent beside the renewal, and later on as long as the new
 * one was never used: the answer that brought it may have been lost on the way.
 */
async function rotate(deps: Deps, id: string, presented: string, { cookie }: Caller) {
  const now = deps.now()
  const { secretHash, rotatedAt, expiresAt } = found(await readCookies(deps.db, id), 'session-ended')
  const beside = rotatedAt !== null && now.getTime() - rotatedAt.getTime() < graceMs
  if (presented !== secretHash && beside) return
  const value = newCookie(deps, id)
  const cookies = { replaced: secretHash, from: presented, to: deps.encryption.hash(value) }
  if (!(await rotateCookie(deps.db, id, cookies, now))) return
  cookie.write(value, Math.max(1, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)))
}

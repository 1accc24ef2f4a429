import type { Deps } from '../../deps.ts'
import { endSession, findSessionOfCookie, readCookies, rotateCookie } from '../../http/access/session.queries.ts'
import { found, Refuse } from '../../http/refusals/refuse.ts'
import { refuseOlderConsents } from './refuse-older-consents.ts'
import { rememberDevice } from './requester/known-devices.queries.ts'
import type { Caller } from './requester/requester.ts'
import { newCookie, secondsUntil } from './session-cookie.ts'
import { tokenOf } from './token.ts'

/** How long the previous cookie stays valid for requests sent in parallel with the renewal, in milliseconds. */
const graceMs = 30_000

/** A new token for the cookie's session; the cookie gets a new secret each time (D9). */
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

/**
 * A cookie that was replaced long ago is a copy. Because it is unknown who has the newest one, the session ends. Any
 * other value proves nothing and changes nothing.
 */
async function refuseOldCookie(deps: Deps, value: string): Promise<never> {
  const claims = await deps.encryption.verify('session-cookie', value, deps.now())
  if (claims) await endSession(deps.db, { id: claims.sid }, deps.now())
  throw new Refuse('session-ended')
}

/**
 * Replaces the cookie. The previous one stays valid for parallel requests, and longer if the new one was never used,
 * because the response with it may have been lost.
 */
async function rotate(deps: Deps, id: string, presented: string, { cookie }: Caller) {
  const now = deps.now()
  const { secretHash, rotatedAt, expiresAt } = found(await readCookies(deps.db, id), 'session-ended')
  const isParallel = rotatedAt !== null && now.getTime() - rotatedAt.getTime() < graceMs
  if (presented !== secretHash && isParallel) return
  const value = await newCookie(deps, id, expiresAt)
  const cookies = { replaced: secretHash, from: presented, to: deps.encryption.hash(value) }
  if (!(await rotateCookie(deps.db, id, cookies, now))) return
  cookie.write(value, secondsUntil(expiresAt, now))
}

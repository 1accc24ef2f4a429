import type { Queryable } from '@pramaan/database/client'
import { roleOfId } from '@pramaan/domain/role'
import type { Deps } from '../../deps.ts'
import { storeSession } from '../../http/access/session.queries.ts'
import { sessionEnd } from '../../http/access/session-life.ts'
import { refuseWithdrawn, unhideAccount } from '../privacy/unhide-account.ts'
import { countLogin } from './account/account.queries.ts'
import { type GivenConsents, storeConsents } from './account/consents.queries.ts'
import { newCookie, secondsUntil } from './session-cookie.ts'
import { tokenOf } from './token.ts'

/**
 * Starts a session for an account and returns its token, and the value of its cookie, which the caller sets for the
 * returned seconds.
 */
export async function startSession(deps: Deps, db: Queryable, accountId: number, consents: GivenConsents | undefined) {
  const now = deps.now()
  const account = await countLogin(db, accountId, now)
  const role = roleOfId(account.roleId)
  if (!role) throw new Error(`Account ${accountId} has no role`)
  const id = deps.random.uuid()
  const expiresAt = sessionEnd(role, now)
  const secret = await newCookie(deps, id, expiresAt)
  await storeSession(db, {
    id,
    accountId,
    secretHash: deps.encryption.hash(secret),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  })
  await storeConsents(db, { accountId, role }, consents, now)
  await refuseWithdrawn(db, accountId)
  if (consents) await unhideAccount(deps, db, accountId)
  return { token: await tokenOf(deps, account, id), secret, seconds: secondsUntil(expiresAt, now) }
}

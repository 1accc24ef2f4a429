import type { Queryable } from '@pramaan/database/client'
import { mustHaveSecondFactor } from '@pramaan/domain/account'
import { recoveryCodeCount, recoveryCodeOf } from '@pramaan/domain/recovery-code'
import { Secret } from 'otpauth'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { found, Refuse } from '../../http/refusals/refuse.ts'
import { useUpTotpStep } from '../session/account/account.queries.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from '../session/second-factor/recovery-codes.queries.ts'
import { authenticator, recoveryHashOf, secondFactorOf, totpStep } from '../session/second-factor/second-factor.ts'
import { hasAuthenticator, readFactor, saveAuthenticator } from './staff-accounts.queries.ts'

const secondsToConfirm = 15 * 60

/** A new secret for the caller's authenticator; the server stores nothing until it is confirmed. */
export async function offerSecret(deps: Deps, db: Queryable, actor: Actor) {
  if (await hasAuthenticator(db, actor.id)) throw new Refuse('wrong-state')
  const bytes = Buffer.from(deps.random.secret(), 'base64url')
  const secret = new Secret({ buffer: Uint8Array.from(bytes.subarray(0, 20)).buffer }).base32
  const sealed = await deps.encryption.sign('authenticator', { of: actor.id, secret }, deps.now(), secondsToConfirm)
  return { secret, uri: authenticator(secret, actor.fullName).toString(), sealed }
}

/** Turns the authenticator on with its first code, which proves that the person has the secret. */
export async function confirmSecret(deps: Deps, db: Queryable, actor: Actor, sent: { sealed: string; totp: string }) {
  const now = deps.now()
  const { of, secret } = found(await deps.encryption.verify('authenticator', sent.sealed, now), 'wrong-state')
  if (of !== actor.id) throw new Refuse('wrong-state')
  const step = totpStep(secret, sent.totp, now)
  if (step === undefined) throw new Refuse('invalid-second-factor')
  const saved = await saveAuthenticator(db, actor.id, await deps.encryption.encrypt(secret), step)
  if (!saved) throw new Refuse('wrong-state')
  await writeAudit(db, { actorId: actor.id, action: 'second-factor-on', subjectId: actor.id, at: now })
  return { RecoveryCodes: await makeRecoveryCodes(deps, db, actor.id) }
}

/** The caller's second factor and remaining recovery codes. */
export async function readSecondFactor(deps: Deps, db: Queryable, actor: Actor) {
  return {
    On: await hasAuthenticator(db, actor.id),
    Required: mustHaveSecondFactor(actor.role, deps.config.NODE_ENV === 'production'),
    RecoveryCodesLeft: await countRecoveryCodes(db, actor.id),
  }
}

/** Replaces the recovery codes, with an authenticator code as proof. */
export async function renewRecoveryCodes(deps: Deps, actor: Actor, totp: string) {
  const account = found(await readFactor(deps.db, actor.id))
  if (!account.totpSecret) throw new Refuse('wrong-state')
  const { step } = await secondFactorOf(deps, { id: actor.id, totpSecret: account.totpSecret }, { totp })
  return deps.db.transaction(async (db) => {
    if (step === undefined || !(await useUpTotpStep(db, actor.id, step))) throw new Refuse('invalid-second-factor')
    await writeAudit(db, { actorId: actor.id, action: 'recovery-codes-new', subjectId: actor.id, at: deps.now() })
    return { RecoveryCodes: await makeRecoveryCodes(deps, db, actor.id) }
  })
}

/** The codes are sent only once, in this response; the server stores their hashes. */
async function makeRecoveryCodes(deps: Deps, db: Queryable, accountId: number) {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    recoveryCodeOf(Buffer.from(deps.random.secret(), 'base64url')),
  )
  const hashes = codes.map((code) => recoveryHashOf(deps, accountId, code))
  await replaceRecoveryCodes(db, accountId, hashes)
  return codes
}

import { parseRecoveryCode } from '@pramaan/domain/recovery-code'
import { Secret, TOTP } from 'otpauth'
import type { Deps } from '../../../deps.ts'
import { count, refundUse } from '../../../http/limits/rate-limit.queries.ts'
import { Refuse } from '../../../http/refusals/refuse.ts'
import { codeLimits } from '../requester/limits.ts'
import { listRecoveryHashes } from './recovery-codes.queries.ts'

const period = 30

/** An authenticator's generator of codes for a base32 secret. */
export function authenticator(secret: string, label = '') {
  return new TOTP({ issuer: 'Pramaan', label, secret: Secret.fromBase32(secret), digits: 6, period })
}

/** The 30-second step that a code belongs to, one step early or late allowed; undefined for a wrong code. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const delta = authenticator(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / period) + delta
}

/** The proof of a second factor: the authenticator's step or a recovery code's hash; empty without a second factor. */
export type SecondFactor = { step?: number; recoveryHash?: string }

type Sent = { totp?: string | undefined; recoveryCode?: string | undefined }

/**
 * The second factor of a sign-in. A missing one is refused with a detail for the field `totp`, so that the app asks for
 * it. Only a correct one-time code leads here, so wrong authenticator codes count against the account itself.
 */
export async function secondFactorOf(
  deps: Deps,
  account: { id: number; totpSecret: string | null },
  { totp, recoveryCode }: Sent,
): Promise<SecondFactor> {
  if (!account.totpSecret) return {}
  if (!totp && !recoveryCode) {
    const message = 'Enter the 6 digits of your authenticator app.'
    throw new Refuse('invalid-second-factor', { details: [{ field: 'totp', message }] })
  }
  const use = await count(deps, codeLimits.secondFactorWrong, String(account.id))
  if (use.count > codeLimits.secondFactorWrong.most) throw new Refuse('too-many-requests')
  const factor = recoveryCode ? await recovered(deps, account.id, recoveryCode) : await shown(deps, account, totp)
  await refundUse(deps, codeLimits.secondFactorWrong, String(account.id), 1)
  return factor
}

async function recovered(deps: Deps, accountId: number, typed: string) {
  const code = parseRecoveryCode(typed)
  const hashes = code ? await listRecoveryHashes(deps.db, accountId) : []
  const recoveryHash = hashes.find((hash) => code && deps.encryption.isCodeHmac(recoveryOf(accountId), code, hash))
  if (!recoveryHash) throw new Refuse('invalid-recovery-code')
  return { recoveryHash }
}

async function shown(deps: Deps, { totpSecret }: { totpSecret: string | null }, totp = '') {
  const step = totpSecret ? totpStep(await deps.encryption.decrypt(totpSecret), totp, deps.now()) : undefined
  if (step === undefined) throw new Refuse('invalid-second-factor')
  return { step }
}

const recoveryOf = (accountId: number) => `recovery ${accountId}`

/** The stored hash of a recovery code, useless without the server's key. */
export function recoveryHashOf(deps: Deps, accountId: number, code: string) {
  return deps.encryption.codeHmac(recoveryOf(accountId), code)
}

import { Secret, TOTP } from 'otpauth'
import type { Deps } from '../../deps.ts'
import { Refuse } from '../../http/refuse.ts'
import { countFailure } from './limits.ts'

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

/**
 * The step of an account's second factor, undefined for an account without one. A missing code is refused with a detail
 * for the field `totp`, by which the app knows to ask; a wrong one counts as a failure.
 */
export async function secondFactorStep(
  deps: Deps,
  account: { totpSecret: string | null },
  code: string | undefined,
  network: string,
) {
  if (!account.totpSecret) return undefined
  if (!code) {
    const message = 'Enter the 6 digits of your authenticator app.'
    throw new Refuse('invalid-second-factor', { details: [{ field: 'totp', message }] })
  }
  const step = totpStep(await deps.seal.decrypt(account.totpSecret), code, deps.now())
  if (step !== undefined) return step
  await countFailure(deps, network)
  throw new Refuse('invalid-second-factor')
}

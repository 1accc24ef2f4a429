import { createECDH, hkdfSync } from 'node:crypto'
import type { Config } from '../../config.ts'

/** The VAPID keys, which identify us to push services, and an address at which the services can contact us. */
export type PushKeys = { publicKey: string; privateKey: string; subject: string }

/**
 * The configured keys, or else keys derived from the secret, so that every server of a database has the same keys and
 * none must be stored.
 */
export function pushKeysOf(config: Config): PushKeys {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT, BASE_HOST } = config
  const subject = PUSH_CONTACT ?? `https://candidate.${BASE_HOST}`
  return publicKey && privateKey ? { publicKey, privateKey, subject } : { ...derived(config.SECRET), subject }
}

function derived(secret: string, attempt = 0): Pick<PushKeys, 'publicKey' | 'privateKey'> {
  const curve = createECDH('prime256v1')
  const bytes = Buffer.from(hkdfSync('sha256', secret, 'pramaan', `web-push ${attempt}`, 32))
  try {
    curve.setPrivateKey(bytes)
  } catch {
    // About one text in four billion is not a valid key.
    return derived(secret, attempt + 1)
  }
  return { publicKey: curve.getPublicKey('base64url'), privateKey: bytes.toString('base64url') }
}

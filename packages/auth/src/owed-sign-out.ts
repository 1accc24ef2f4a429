import { createClient, type Manifest, Refused, type Send } from '@pramaan/api-client'
import type { TokenStore } from './token-store.ts'

/** How long other requests wait for the response of a sign-out, in milliseconds. */
const longestWait = 10_000

/** Runs something while no other tab of this browser runs it. */
export type InTurn = <T>(name: string, action: () => Promise<T>) => Promise<T>

/**
 * Sends a sign-out that the server does not have yet. No script can remove the session's cookie, so it would be open to
 * the device's next user. A token, if there still is one, names the session where the browser blocks cookies.
 */
export function createOwedSignOut(manifest: Manifest, send: Send, tokens: TokenStore, inTurn: InTurn) {
  let paying: Promise<void> | undefined

  async function endSession(token: string | undefined) {
    // Another tab was faster. Another person may have signed in there since then.
    if (!tokens.owesSignOut()) return tokens.follow()
    const { session } = createClient(manifest, send, async () => token)
    await session.logout({}, { signal: AbortSignal.timeout(longestWait) }).catch((error: unknown) => {
      // Refused for good, it would be refused each time, and nobody could sign in on this device.
      if (!(error instanceof Refused) || error.status === 429 || error.status >= 500) throw error
    })
    tokens.settle()
  }

  return function payOwed(token?: string): Promise<void> {
    if (!tokens.owesSignOut()) return Promise.resolve()
    paying ??= inTurn('pramaan.owed', () => endSession(token)).finally(() => {
      paying = undefined
    })
    return paying
  }
}

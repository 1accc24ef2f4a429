import type { KeyValueStorage } from './key-value-storage.ts'
import { issuedAt } from './token.ts'

const aheadKey = 'pramaan.clockAhead'

/**
 * The server's clock, for a device whose own clock may be hours wrong. A new token contains its time of issue; the
 * difference to the device's clock is saved, in milliseconds.
 */
export function serverClock(storage: KeyValueStorage, now: () => Date) {
  return {
    now: () => new Date(now().getTime() - Number(storage.getItem(aheadKey) ?? 0)),
    /** Sets the clock by a token that has just come from the server. */
    setBy(token: string) {
      const issued = issuedAt(token)
      if (issued !== undefined) storage.setItem(aheadKey, String(now().getTime() - issued))
    },
  }
}

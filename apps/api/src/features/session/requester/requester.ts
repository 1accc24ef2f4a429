import type { RequesterKind } from '@pramaan/domain/code-odds'
import type { Deps } from '../../../deps.ts'
import type { DeviceCookie, SessionCookie } from '../../../http/calls/call.ts'
import { networkOf } from '../../../http/limits/networks.ts'
import { isKnownDevice } from './known-devices.queries.ts'

/** The caller: network address, and the cookies of the called host. */
export type Caller = { address: string; cookie: SessionCookie; device: DeviceCookie }

/**
 * The requester a code belongs to: a browser, or the network of a client without cookies, and what this account knows
 * about it.
 */
export type Requester = { id: string; kind: RequesterKind; address: string; deviceHash: string | undefined }

/**
 * The browser behind a call. It gets its cookie here, and is known to an account after signing in with a correct code.
 */
export async function requesterOf(deps: Deps, caller: Caller, accountId: number | undefined): Promise<Requester> {
  const secret = caller.device.ensure()
  const deviceHash = secret && deps.encryption.hash(secret)
  if (!deviceHash) {
    const network = deps.encryption.codeHmac('asking network', networkOf(caller.address))
    return { id: `network:${network}`, kind: 'stranger', address: caller.address, deviceHash }
  }
  const known = accountId !== undefined && (await isKnownDevice(deps.db, accountId, deviceHash))
  return { id: `device:${deviceHash}`, kind: known ? 'known' : 'stranger', address: caller.address, deviceHash }
}

/** Whether a requester has their own limit, which a stranger can't use up. */
export function hasSeparateLimit({ kind }: Requester) {
  return kind === 'known' || kind === 'member'
}

/** A signed-in person who requests a code to prove another address. */
export function memberRequester(accountId: number, address: string): Requester {
  return { id: `member:${accountId}`, kind: 'member', address, deviceHash: undefined }
}

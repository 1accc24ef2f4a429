import type { Deps } from '../../deps.ts'
import { count, type Limit, refuseIfSpent, spend } from '../../http/rate-limit.queries.ts'

const hour = 3600
const day = 24 * hour

/**
 * How much of everything around codes is let through (quality, rule 10). Address limits leave room for a college or an
 * office behind one address; the totals bound what guessing over all accounts can win, and what codes can cost.
 */
export const otpLimits = {
  sendsToNumber: { name: 'otp-number', most: 6, seconds: 900 },
  sendsToNumberADay: { name: 'otp-number-day', most: 20, seconds: day },
  sendsFromAddress: { name: 'otp-address', most: 300, seconds: hour },
  sendsInAll: { name: 'otp-all', most: 50_000, seconds: day, alarm: true },
  unknownFromAddress: { name: 'otp-unknown', most: 60, seconds: hour, alarm: true },
  failuresFromAddress: { name: 'otp-failed-address', most: 60, seconds: hour },
  failuresInAll: { name: 'otp-failed-all', most: 5000, seconds: day, alarm: true },
} as const satisfies Record<string, Limit>

/** Counts a code that is asked for, by the caller's network, then by its phone or e-mail: 429 when either has had enough. */
export async function limitRequests(deps: Deps, address: string, identity: string) {
  const network = networkOf(address)
  await refuseIfSpent(deps, otpLimits.unknownFromAddress, network)
  await spend(deps, otpLimits.sendsFromAddress, network)
  await spend(deps, otpLimits.sendsToNumber, identity)
  await spend(deps, otpLimits.sendsToNumberADay, identity)
}

/** Counts a code that is about to leave against the day's total. */
export async function limitSends(deps: Deps) {
  await spend(deps, otpLimits.sendsInAll, 'all')
}

/** Refuses to weigh a code while its network, or everybody together, has failed too often. */
export async function limitTries(deps: Deps, address: string) {
  await refuseIfSpent(deps, otpLimits.unknownFromAddress, networkOf(address))
  await refuseIfSpent(deps, otpLimits.failuresFromAddress, networkOf(address))
  await refuseIfSpent(deps, otpLimits.failuresInAll, 'all')
}

/** Counts a code, or a second factor, that was wrong. */
export async function countFailure(deps: Deps, address: string) {
  await count(deps, otpLimits.failuresFromAddress, networkOf(address))
  await count(deps, otpLimits.failuresInAll, 'all')
}

/** Counts an unknown number; when a network's budget is spent, known and unknown numbers are refused alike. */
export async function countUnknown(deps: Deps, address: string) {
  await count(deps, otpLimits.unknownFromAddress, networkOf(address))
}

/** What is limited as one network: an IPv4 address, or the /64 that one IPv6 subscriber has whole. */
export function networkOf(address: string) {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}

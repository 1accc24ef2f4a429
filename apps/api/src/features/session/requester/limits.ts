import type { Queryable } from '@pramaan/database/client'
import { triesInAllBeforeSecondCode, wrongTryHours } from '@pramaan/domain/code-odds'
import type { Deps } from '../../../deps.ts'
import { networksOf } from '../../../http/limits/networks.ts'
import {
  count,
  forgetUses,
  type Limit,
  raiseAlarm,
  readCount,
  refundUse,
  refuseIfSpent,
  spend,
  spendEach,
} from '../../../http/limits/rate-limit.queries.ts'
import { hasSeparateLimit, type Requester } from './requester.ts'

const hour = 3600
const day = 24 * hour

/**
 * The limits around codes (quality, rule 10; D62). Limits that refuse are counted per network, per pair of network and
 * number, or per known browser, so a stranger can't use up the owner's share. Counts per number or for everyone only
 * slow things down: see `docs/decisions/032-limits-on-sign-in-codes-that-do-not-lock-people-out.md` for the arithmetic.
 */
export const codeLimits = {
  pairSends: { name: 'code-pair', most: 6, seconds: 900 },
  pairSendsADay: { name: 'code-pair-day', most: 20, seconds: day },
  pairWrong: { name: 'code-pair-wrong', most: 20, seconds: day },
  knownSends: { name: 'code-known', most: 6, seconds: 900 },
  knownSendsADay: { name: 'code-known-day', most: 20, seconds: day },
  networkSends: { name: 'code-network', most: 300, seconds: hour, givesBack: true },
  networkWrong: { name: 'code-network-wrong', most: 60, seconds: hour, givesBack: true },
  networkLookUps: { name: 'code-unknown', most: 60, seconds: hour, alarm: true, givesBack: true },
  pairLookUp: { name: 'code-pair-unknown', most: 1, seconds: hour },
  numberSends: { name: 'code-number', most: 10, seconds: day },
  sendsInAll: { name: 'code-all', most: 50_000, seconds: day, alarm: true },
  sendsFarBeyond: { name: 'code-all', most: 200_000, seconds: day, alarm: true },
  wrongAtAccount: { name: 'code-wrong-account', most: 1, seconds: wrongTryHours * hour },
  wrongInAll: { name: 'code-wrong-all', most: triesInAllBeforeSecondCode, seconds: day, alarm: true },
  secondFactorWrong: { name: 'second-factor-wrong', most: 10, seconds: hour },
} as const satisfies Record<string, Limit>

/** Unused codes that one network may request an hour while requests by everyone together exceed a daily number. */
const networkSendsWhile = { calm: codeLimits.networkSends.most, attacked: 6, floodedFarBeyond: 2 } as const

const everyone = 'all'
const pairOf = (network: string, identity: string) => `${network}|${identity}`

/** Counts a requested code for a known browser or each of the caller's networks; 429 above the limit. */
export function limitRequests(deps: Deps, requester: Requester, identity: string) {
  return limitQuestion(deps, requester, identity, async () => undefined)
}

/**
 * Counts a code that is sent only if the number has an account, which `ask` finds out: a network without codes left is
 * refused first, and the use is refunded if `ask` refuses.
 */
export async function limitQuestion<T>(deps: Deps, requester: Requester, identity: string, ask: () => Promise<T>) {
  if (requester.kind === 'known') {
    const pair = pairOf(requester.id, identity)
    await spend(deps, codeLimits.knownSends, pair)
    await spend(deps, codeLimits.knownSendsADay, pair)
    return ask()
  }
  const networks = namesOf(requester)
  const pairs = networks.map(({ subject, times }) => ({ subject: pairOf(subject, identity), times }))
  await spendEach(deps, { ...codeLimits.networkSends, most: await networkAllowance(deps) }, networks)
  try {
    const answer = await ask()
    await spendEach(deps, codeLimits.pairSends, pairs)
    await spendEach(deps, codeLimits.pairSendsADay, pairs)
    return answer
  } catch (refusal) {
    for (const { subject } of networks) await refundUse(deps, codeLimits.networkSends, subject, 1)
    throw refusal
  }
}

/** Whether strangers have requested so many codes for a number today that the next ones are shared; counts this one. */
export async function isBusy(deps: Deps, requester: Requester, to: string) {
  if (hasSeparateLimit(requester)) return false
  const use = await count(deps, codeLimits.numberSends, to)
  return use.count > codeLimits.numberSends.most
}

/** Counts a code sent for a stranger in the day's total, on which the networks' limit depends. */
export async function countSend(deps: Deps, requester: Requester) {
  if (requester.kind === 'known') return
  const use = await count(deps, codeLimits.sendsInAll, everyone)
  if (use.count === codeLimits.sendsFarBeyond.most) await raiseAlarm(deps, codeLimits.sendsFarBeyond)
}

/** Refuses to verify a code after too many wrong attempts by the network, or by the network for this number. */
export async function limitTries(deps: Deps, requester: Requester, accountId: number) {
  if (requester.kind === 'known') return
  for (const { subject, times } of namesOf(requester)) {
    await refuseIfSpent(deps, widened(codeLimits.networkWrong, times), subject)
    await refuseIfSpent(deps, widened(codeLimits.pairWrong, times), pairOf(subject, `${accountId}`))
  }
}

/**
 * Counts an attempt as wrong before it is compared, in the same transaction, and locks both counts until its end;
 * returns how many came before. The account's count is locked first, so that two attempts never deadlock.
 */
export async function countTryAt(deps: Deps, db: Queryable, requester: Requester, accountId: number) {
  const atAccount = (await count(deps, codeLimits.wrongAtAccount, poolOf(requester, accountId), db)).count - 1
  if (hasSeparateLimit(requester)) return { atAccount, inAll: 0 }
  const inAll = (await count(deps, codeLimits.wrongInAll, everyone, db)).count - 1
  return { atAccount, inAll }
}

/** Removes a correct attempt from the count of wrong ones before another request can see it there. */
export async function refundTry(deps: Deps, db: Queryable, requester: Requester, accountId: number) {
  await refundUse(deps, codeLimits.wrongAtAccount, poolOf(requester, accountId), 1, db)
  if (!hasSeparateLimit(requester)) await refundUse(deps, codeLimits.wrongInAll, everyone, 1, db)
}

/** Counts a wrong code for the networks it came from. */
export async function countFailure(deps: Deps, requester: Requester, accountId: number) {
  if (requester.kind === 'known') return
  for (const { subject } of namesOf(requester)) {
    await count(deps, codeLimits.networkWrong, subject)
    await count(deps, codeLimits.pairWrong, pairOf(subject, `${accountId}`))
  }
}

/** Refunds the attempts, messages and network use that a sign-in has proved to be the owner's. */
export async function refundUseTo(
  deps: Deps,
  requester: Requester,
  accountId: number,
  used: { wrong: number; to: string },
) {
  await refundUse(deps, codeLimits.wrongAtAccount, poolOf(requester, accountId), used.wrong)
  if (requester.kind === 'known') return
  await refundUse(deps, codeLimits.sendsInAll, everyone, 1)
  for (const { subject } of namesOf(requester)) {
    await refundUse(deps, codeLimits.networkSends, subject, 1)
    await refundUse(deps, codeLimits.networkWrong, subject, used.wrong)
    await refundUse(deps, codeLimits.pairWrong, pairOf(subject, `${accountId}`), used.wrong)
  }
  if (hasSeparateLimit(requester)) return
  await refundUse(deps, codeLimits.wrongInAll, everyone, used.wrong)
  await refundUse(deps, codeLimits.numberSends, used.to, 1)
}

/**
 * Counts a look-up of whether a number has an account, which needs no code from its owner: once per network of the
 * caller, however often it is typed there. A network over its limit is refused for known and unknown numbers alike.
 */
export async function countLookUp(deps: Deps, requester: Requester, identity: string) {
  await refuseProbers(deps, requester)
  for (const { subject, times } of namesOf(requester)) {
    const lookUps = await count(deps, codeLimits.pairLookUp, pairOf(subject, identity))
    if (lookUps.count === 1) await spend(deps, widened(codeLimits.networkLookUps, times), subject)
  }
}

/** Refunds the look-up of a number whose owner has since entered a code, once. */
export async function refundLookUp(deps: Deps, requester: Requester, identity: string) {
  for (const { subject } of namesOf(requester)) {
    const wasCounted = await forgetUses(deps, codeLimits.pairLookUp, pairOf(subject, identity))
    if (wasCounted) await refundUse(deps, codeLimits.networkLookUps, subject, 1)
  }
}

/** Refuses a network that has asked for too many numbers. */
export async function refuseProbers(deps: Deps, requester: Requester) {
  for (const { subject, times } of namesOf(requester))
    await refuseIfSpent(deps, widened(codeLimits.networkLookUps, times), subject)
}

async function networkAllowance(deps: Deps) {
  const sent = await readCount(deps, codeLimits.sendsInAll, everyone)
  if (sent < codeLimits.sendsInAll.most) return networkSendsWhile.calm
  return sent < codeLimits.sendsFarBeyond.most ? networkSendsWhile.attacked : networkSendsWhile.floodedFarBeyond
}

function namesOf({ address }: Requester) {
  return networksOf(address).map(({ name, times }) => ({ subject: name, times }))
}

/** A known browser and a signed-in person have their own counts, which strangers' attempts don't affect. */
function poolOf(requester: Requester, accountId: number) {
  return hasSeparateLimit(requester) ? `${accountId}|${requester.id}` : `${accountId}`
}

function widened(limit: Limit, times: number): Limit {
  return { ...limit, most: limit.most * times }
}

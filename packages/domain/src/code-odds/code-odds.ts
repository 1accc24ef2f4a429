import { otpDigits, otpTries } from '../otp/otp.ts'

/** The chance of one guess at one code. */
const guessOdds = 1 / 10 ** otpDigits

/**
 * Who enters a code: a browser that is new to this account, a browser that has signed in to it before, a signed-in
 * person, or someone who confirms a new registration, where there is nothing to gain.
 */
export type RequesterKind = 'stranger' | 'newcomer' | 'known' | 'member'

/** Wrong attempts within the window below after which one correct code is no longer enough. */
const triesBeforeSecondCode: Readonly<Record<RequesterKind, number>> = {
  stranger: 1,
  newcomer: otpTries,
  known: otpTries,
  member: otpTries,
}

/** Hours in which wrong attempts are counted together: with one attempt per window, half a guess a day. */
export const wrongTryHours = 48

/** Wrong attempts by unknown browsers on one account after which a third code is required. */
const triesBeforeThirdCode = 10_000

/** Wrong attempts a day by unknown browsers, over all accounts, after which each needs a second code. */
export const triesInAllBeforeSecondCode = 5000

/** What is known when a code is checked: the requester, and the wrong attempts before this one. */
type TriesBefore = { kind: RequesterKind; atAccount: number; inAll: number; shared: boolean }

/**
 * How many correct codes in a row a sign-in takes. A correct code is never refused: after wrong attempts it leads to
 * one more code, which makes guessing a million times harder while the owner types six more digits.
 */
export function codesNeeded({ kind, atAccount, inAll, shared }: TriesBefore): 1 | 2 | 3 {
  const isUnknown = kind === 'stranger' || kind === 'newcomer'
  if (isUnknown && atAccount >= triesBeforeThirdCode) return 3
  const attacked = isUnknown && (shared || inAll >= triesInAllBeforeSecondCode)
  return attacked || atAccount >= triesBeforeSecondCode[kind] ? 2 : 1
}

/**
 * The chance that a guess at the first code ends in a sign-in that needs the given number of codes: each later code
 * allows five attempts.
 */
export function oddsOfTry(codes: number): number {
  return guessOdds * (otpTries * guessOdds) ** (codes - 1)
}

/** A stranger's best odds at one account in a day, given the wrong attempts in total, as a mean over a window. */
export function oddsADay(tries: number): number {
  const windows = 24 / wrongTryHours
  const alone = Math.min(tries, triesBeforeSecondCode.stranger) * windows
  const twice = Math.min(Math.max(tries - alone, 0), triesBeforeThirdCode)
  const thrice = Math.max(tries - alone - twice, 0)
  return alone * oddsOfTry(1) + twice * oddsOfTry(2) + thrice * oddsOfTry(3)
}

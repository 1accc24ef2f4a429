import { otpDigits, otpTries } from '../otp/otp.ts'

/** The chance of one guess at one code. */
const guessOdds = 1 / 10 ** otpDigits

/**
 * Who enters a code: `stranger` is a browser that is new to this account, `known` one that has signed in to it before,
 * `member` a signed-in person, and `newcomer` someone who confirms a new registration, where there is nothing to gain.
 */
export type RequesterKind = 'stranger' | 'newcomer' | 'known' | 'member'

/** The number of wrong attempts, within the window below, after which one correct code is not enough. */
const triesBeforeSecondCode: Readonly<Record<RequesterKind, number>> = {
  stranger: 1,
  newcomer: otpTries,
  known: otpTries,
  member: otpTries,
}

/** The window in hours for counting wrong attempts. With one attempt per window, an attacker has half a guess a day. */
export const wrongTryHours = 48

/** The number of wrong attempts by unknown browsers on one account after which a third code is required. */
const triesBeforeThirdCode = 10_000

/**
 * The daily number of wrong attempts by unknown browsers, over all accounts, after which every sign-in from one needs a
 * second code.
 */
export const triesInAllBeforeSecondCode = 5000

/** The requester of a check, and the earlier wrong attempts. */
type TriesBefore = { kind: RequesterKind; atAccount: number; inAll: number; shared: boolean }

/**
 * The number of correct codes in a row that a sign-in needs. A correct code is never refused: after wrong attempts it
 * leads to one more code, which makes guessing a million times harder while the owner only types six more digits.
 */
export function codesNeeded({ kind, atAccount, inAll, shared }: TriesBefore): 1 | 2 | 3 {
  const isUnknown = kind === 'stranger' || kind === 'newcomer'
  if (isUnknown && atAccount >= triesBeforeThirdCode) return 3
  const attacked = isUnknown && (shared || inAll >= triesInAllBeforeSecondCode)
  return attacked || atAccount >= triesBeforeSecondCode[kind] ? 2 : 1
}

/**
 * The chance that a guess at the first code leads to a sign-in with the given number of codes. Each later code allows
 * five attempts.
 */
export function oddsOfTry(codes: number): number {
  return guessOdds * (otpTries * guessOdds) ** (codes - 1)
}

/** A stranger's best chance at one account per day, averaged over a window, after the given total of wrong attempts. */
export function oddsADay(tries: number): number {
  const windows = 24 / wrongTryHours
  const beforeLimit = Math.min(tries, triesBeforeSecondCode.stranger) * windows
  const twice = Math.min(Math.max(tries - beforeLimit, 0), triesBeforeThirdCode)
  const thrice = Math.max(tries - beforeLimit - twice, 0)
  return beforeLimit * oddsOfTry(1) + twice * oddsOfTry(2) + thrice * oddsOfTry(3)
}

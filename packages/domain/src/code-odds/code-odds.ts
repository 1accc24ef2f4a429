import { otpDigits, otpTries } from '../otp/otp.ts'

/** The chance of one guess at one code. */
export const guessOdds = 1 / 10 ** otpDigits

/**
 * Who enters a code: a browser that this account has not used before, one that it has, a person who is signed in, or
 * people who confirm a new registration, where there is nothing to gain.
 */
export type RequesterKind = 'stranger' | 'newcomer' | 'known' | 'member'

/** Wrong tries after which one right code is no longer enough, in the window below. */
export const triesBeforeSecondCode: Readonly<Record<RequesterKind, number>> = {
  stranger: 1,
  newcomer: otpTries,
  known: otpTries,
  member: otpTries,
}

/** Hours in which wrong tries are counted together: with one try a window, half a guess a day. */
export const wrongTryHours = 48

/** Wrong tries of unknown browsers at one account after which a third code is asked for. */
export const triesBeforeThirdCode = 10_000

/** Wrong tries of unknown browsers a day, over all accounts, after which each of them needs a second code. */
export const triesInAllBeforeSecondCode = 5000

/** What is known when a code is compared: who asks, and the wrong tries before this one. */
export type TriesBefore = { kind: RequesterKind; atAccount: number; inAll: number; shared: boolean }

/**
 * How many right codes in a row it takes to sign in. A right code is never refused: after wrong tries it leads to one
 * more code, so that guessing gets a million times harder while the owner types six digits more.
 */
export function codesNeeded({ kind, atAccount, inAll, shared }: TriesBefore): 1 | 2 | 3 {
  const anybody = kind === 'stranger' || kind === 'newcomer'
  if (anybody && atAccount >= triesBeforeThirdCode) return 3
  const attacked = anybody && (shared || inAll >= triesInAllBeforeSecondCode)
  return attacked || atAccount >= triesBeforeSecondCode[kind] ? 2 : 1
}

/**
 * The chance that a try at the first code, which needs so many codes in all, ends in a sign-in: each later code may be
 * tried five times.
 */
export function oddsOfTry(codes: number): number {
  return guessOdds * (otpTries * guessOdds) ** (codes - 1)
}

/** The most a stranger can win at one account in a day, with so many wrong tries in all, as a mean over a window. */
export function oddsADay(tries: number): number {
  const windows = 24 / wrongTryHours
  const alone = Math.min(tries, triesBeforeSecondCode.stranger) * windows
  const twice = Math.min(Math.max(tries - alone, 0), triesBeforeThirdCode)
  const thrice = Math.max(tries - alone - twice, 0)
  return alone * oddsOfTry(1) + twice * oddsOfTry(2) + thrice * oddsOfTry(3)
}

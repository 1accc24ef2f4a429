import { cleanTyped } from '../clean-typed/clean-typed.ts'
import { digitsOf } from '../digits/digits.ts'

/** Digits of a one-time password. */
export const otpDigits = 6

/** Attempts that are checked before a new code is needed (quality.md, rule 10). */
export const otpTries = 5

/** Minutes for which a code is valid. */
export const otpLifetimeMinutes = 10

/** Milliseconds until another code may be requested (000, section 9). */
const otpCountdownMs = 59_999

/** Why a text is not a code. */
type WhyNotOtp = 'empty' | 'not-digits' | 'too-short' | 'too-long'

/** Six digits, or why the text is not a code. */
type ParsedOtp = { otp: string; why?: undefined } | { otp?: undefined; why: WhyNotOtp }

const six = /(?<!\d)\d{6}(?!\d)|(?<!\d[\s-]?)\d{3}[\s-]\d{3}(?![\s-]?\d)/g

/** The only code in a message, which may have it twice: in the text, and in the last line for the browser. */
function codeInText(text: string): string | undefined {
  const [only, ...others] = new Set((text.match(six) ?? []).map(digitsOf))
  return others.length === 0 ? only : undefined
}

/** The code in typed or pasted text: `123456`, `123 456`, or a message such as 'Your code is 123 456'. */
export function parseOtp(text: string): ParsedOtp {
  const clean = cleanTyped(text)
  const digits = digitsOf(clean)
  if (clean === '') return { why: 'empty' }
  const typed = /^[\d\s-]+$/.test(clean)
  if (typed && digits.length === otpDigits) return { otp: digits }
  const found = typed ? undefined : codeInText(clean)
  if (found) return { otp: found }
  if (!typed) return { why: 'not-digits' }
  return { why: digits.length < otpDigits ? 'too-short' : 'too-long' }
}

/** Milliseconds of the countdown that are left at `now`, never below 0. */
export function countdownLeft(sentAt: Date, now: Date): number {
  return Math.min(otpCountdownMs, Math.max(0, sentAt.getTime() + otpCountdownMs - now.getTime()))
}

/** A countdown in minutes and seconds, rounded down: 59,999 ms is '0:59'. */
export function countdownText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** A sent code: when it was sent, the number of attempts including the current one, and when it was used. */
type SentOtp = { sentAt: Date; tries: number; usedAt: Date | null }

/** Why a code is no longer checked; `tries` includes the current attempt, which is counted before it is checked. */
export function whyNotVerify({ sentAt, tries, usedAt }: SentOtp, now: Date) {
  if (usedAt) return 'used' as const
  if (now.getTime() >= sentAt.getTime() + otpLifetimeMinutes * 60_000) return 'expired' as const
  return tries > otpTries ? ('too-many-tries' as const) : undefined
}

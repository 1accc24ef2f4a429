import { cleanTyped } from '../clean-typed/clean-typed.ts'
import { isNumber, numberIn, numbersBetweenWords, signsOf } from './number-in.ts'

/** The default country code (D4). */
export const defaultCountryCode = '91'

/** The number of digits of an Indian mobile number without its country code. */
export const indianPhoneDigits = 10

/** The maximum number of digits with the country code (000, section 5; also E.164's limit). */
export const mostPhoneDigits = 15

const fewestPhoneDigits = 8
const indianMobile = /^[6-9]\d{9}$/

/** Why a text is not a usable phone number. */
export type WhyNotPhone = 'empty' | 'letters' | 'too-short' | 'too-long' | 'not-mobile'

/** A phone number in E.164 (`+919876543210`), or why it is invalid. */
export type ParsedPhone = { e164: string; why?: undefined } | { e164?: undefined; why: WhyNotPhone }

function indianPhone(digits: string): ParsedPhone {
  const national = digits.replace(/^0/, '')
  if (national.length < indianPhoneDigits) return { why: 'too-short' }
  if (national.length > indianPhoneDigits) return { why: 'too-long' }
  return indianMobile.test(national) ? { e164: `+91${national}` } : { why: 'not-mobile' }
}

function internationalPhone(digits: string): ParsedPhone {
  if (digits.startsWith('91')) return indianPhone(digits.slice(2))
  if (digits.startsWith('0')) return { why: 'not-mobile' }
  if (digits.length < fewestPhoneDigits) return { why: 'too-short' }
  return digits.length > mostPhoneDigits ? { why: 'too-long' } : { e164: `+${digits}` }
}

/**
 * Removes from a typed or pasted number the separators between its digits and the words and signs around it:
 * `98765-43210,` and `Mobile: 98765 43210`. A text that is not a number, or has several, is unchanged.
 */
export function phoneSigns(text: string): string {
  const written = numberIn(text)
  const signs = signsOf(written)
  return isNumber(signs) ? signs : written
}

/** A 91 separated from what follows: the country code, even of a number that is too short. */
const code91 = /^[^\d+]*(?:0[^\d]*)?91[^\d]+\d/

/** The digits of a number as dialled from `countryCode`; a separate 91 gets its plus sign. */
export function dialledSigns(text: string, { countryCode = defaultCountryCode } = {}): string {
  const signs = phoneSigns(text)
  const isCode = countryCode === defaultCountryCode && /^\d+$/.test(signs) && code91.test(numberIn(text))
  return isCode ? `+${signs.replace(/^0/, '')}` : signs
}

/**
 * Parses a typed or pasted phone number to E.164: `9876543210`, `919876543210`, `+91 98765 43210` and `0 98765-43210`
 * are the same number (D4). A number without a country code gets `countryCode` (digits, 91 by default).
 */
export function parsePhone(text: string, { countryCode = defaultCountryCode } = {}): ParsedPhone {
  const compact = dialledSigns(text, { countryCode })
  if (compact === '') return { why: 'empty' }
  if (!/^\+?\d+$/.test(compact)) return { why: compact === '+' ? 'too-short' : 'letters' }
  const international = /^(?:\+|00)(\d*)$/.exec(compact)?.[1]
  if (international !== undefined) return internationalPhone(international)
  if (countryCode !== defaultCountryCode) return internationalPhone(`${countryCode}${compact.replace(/^0/, '')}`)
  const national = compact.replace(/^0/, '')
  return indianPhone(national.length === 12 && national.startsWith('91') ? national.slice(2) : national)
}

/** Whether an E.164 number is Indian: then the OTP is sent to it, otherwise to an e-mail address (000, section 1). */
export function isIndian(e164: string): boolean {
  return e164.startsWith('+91') && indianMobile.test(e164.slice(3))
}

/** An E.164 number for display: `+91 98765 43210`; numbers of other countries stay as they are. */
export function formatPhone(e164: string): string {
  return isIndian(e164) ? `+91 ${e164.slice(3, 8)} ${e164.slice(8)}` : e164
}

/** The ten digits of an Indian number; for other numbers all digits with the country code. */
export function nationalPhone(e164: string): string {
  return isIndian(e164) ? e164.slice(3) : e164.replace('+', '')
}

/** Digits with country code and without `+` (`919876543210`): a form that a spreadsheet does not read as a formula. */
export function plainPhone(e164: string): string {
  return e164.replace('+', '')
}

/**
 * The digits of a typed or pasted phone number, or part of one, by which its owner is searched, without leading zeros:
 * `+91 98200 12345`, `0091 98200 12345`, `0 98200-12345`, `98200`. Undefined for other texts.
 */
export function typedPhoneDigits(text: string): string | undefined {
  const signs = phoneSigns(text)
  return isNumber(signs) ? signs.replace(/^\+?0*/, '') || undefined : undefined
}

/**
 * Whether the input can no longer be a phone number, which turns the field into an e-mail field (000, section 2): it
 * has an @, or letters and no separate number.
 */
export function looksLikeEmail(text: string): boolean {
  const clean = cleanTyped(text)
  return clean.includes('@') || (/\p{L}/u.test(clean) && numbersBetweenWords(clean).length === 0)
}

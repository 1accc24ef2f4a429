import { latinDigits } from '../digits/digits.ts'

/** Why a text is not a single number. */
export type NumberFault =
  | 'empty'
  | 'not-a-number'
  | 'a-range'
  | 'not-whole'
  | 'too-precise'
  | 'below-zero'
  | 'not-in-lakhs'

/** The parsed number, or why the text is not one. */
export type TypedNumber = { number: number; fault?: undefined } | { number?: undefined; fault: NumberFault }

/** The unit of a number, which may be typed with it. */
export type NumberUnit = 'rupees' | 'lpa'

/** The allowed decimals and the unit of a number. */
type NumberReading = { decimals?: 0 | 2; unit?: NumberUnit | undefined }

/** Digits without commas, or with commas as in India (4,50,000) or elsewhere (450,000). */
const amount = String.raw`(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d+)?|\.\d+`
const rupeeSign = String.raw`(?:(?:₹|Rs\.?|INR|रु\.?)\s*)?`
const lakhs = String.raw`(?:\s*(?:LPA|L|lakhs?|lacs?|लाख)(?:\s*(?:p\.?\s?a\.?|per annum|a year))?)?`

const forms: Readonly<Record<NumberUnit | 'none', string>> = {
  none: `(${amount})`,
  rupees: String.raw`${rupeeSign}(${amount})(?:\s*/-)?`,
  lpa: `${rupeeSign}(${amount})${lakhs}`,
}

const longest = 60

/** A larger annual pay in lakhs was probably typed in rupees. */
const mostLakhs = 9999

/**
 * Parses a typed or pasted number: `4.5`, `4,50,000`, `१२`, or `₹ 4.5 LPA` for pay. Nothing is removed to make it a
 * number: other text has a fault.
 */
export function readNumber(text: string, { decimals = 0, unit }: NumberReading = {}): TypedNumber {
  // `cleanTyped` would turn 10² into 102.
  const plain = latinDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim()
  if (plain === '') return { fault: 'empty' }
  if (plain.length > longest) return { fault: 'not-a-number' }
  const form = forms[unit ?? 'none']
  if (new RegExp(String.raw`^${form}\s*(?:-|–|—|to|से|ते)\s*${form}$`, 'iu').test(plain)) return { fault: 'a-range' }
  if (new RegExp(String.raw`^[-−]\s*${form}$`, 'iu').test(plain)) return { fault: 'below-zero' }
  const [, digits] = new RegExp(`^${form}$`, 'iu').exec(plain) ?? []
  const number = digits === undefined ? Number.NaN : Number(digits.replaceAll(',', ''))
  if (!Number.isFinite(number) || number > Number.MAX_SAFE_INTEGER) return { fault: 'not-a-number' }
  return judged(number, digits ?? '', { decimals, unit })
}

function judged(number: number, digits: string, { decimals, unit }: NumberReading): TypedNumber {
  const digitsBehind = /\.(\d*?)0*$/.exec(digits)?.[1]?.length ?? 0
  if (decimals === 0 && digitsBehind > 0) return { fault: 'not-whole' }
  if (digitsBehind > 2) return { fault: 'too-precise' }
  return unit === 'lpa' && number > mostLakhs ? { fault: 'not-in-lakhs' } : { number }
}

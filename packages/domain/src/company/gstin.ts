import { latinDigits } from '../digits/digits.ts'

/** Why a text is not a GSTIN; `checksum` if only the check character is wrong. */
export type WhyNotGstin = 'shape' | 'state' | 'checksum'

/** A GSTIN (15 characters) with its PAN and state code, or why it is invalid. */
export type ParsedGstin = { gstin: string; pan: string; state: string; why?: undefined } | { why: WhyNotGstin }

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** State, PAN of the holder (its fourth letter is the kind of holder), registration number, Z, check character. */
const shape = /^(\d{2})([A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z])[1-9A-Z]Z[0-9A-Z]$/

/** GST state codes: 01 to 38 are states and union territories (25 and 28 are former ones), 97 is other territory. */
function isState(code: string) {
  const number = Number(code)
  return (number >= 1 && number <= 38) || number === 97
}

/**
 * The check character of a GSTIN, computed in base 36: every second of the 14 values counts double, and the digits of
 * each product are added.
 */
export function gstinCheckSign(first14: string): string {
  const sum = [...first14].reduce((total, sign, at) => {
    const product = signs.indexOf(sign) * (at % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / signs.length) + (product % signs.length)
  }, 0)
  return signs.charAt((signs.length - (sum % signs.length)) % signs.length)
}

/** Parses a typed or pasted GSTIN, with spaces or hyphens and in lower case. */
export function parseGstin(text: string): ParsedGstin {
  const gstin = compactNumber(text)
  const [, state, pan] = shape.exec(gstin) ?? []
  if (state === undefined || pan === undefined) return { why: 'shape' }
  if (!isState(state)) return { why: 'state' }
  return gstinCheckSign(gstin.slice(0, -1)) === gstin.at(-1) ? { gstin, pan, state } : { why: 'checksum' }
}

/** A company number in upper case without separators. */
export function compactNumber(text: string): string {
  return latinDigits(text.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
}

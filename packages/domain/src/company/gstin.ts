import { latinDigits } from '../digits/digits.ts'

/** Why a text is no GSTIN; `checksum`: its shape is right, and one of its signs is not. */
export type WhyNotGstin = 'shape' | 'state' | 'checksum'

/** A GSTIN (fifteen signs) with the PAN inside it and its state's code, or why it is invalid. */
export type ParsedGstin = { gstin: string; pan: string; state: string; why?: undefined } | { why: WhyNotGstin }

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** State, PAN of the holder (its fourth letter says what the holder is), number of the registration, Z, check sign. */
const shape = /^(\d{2})([A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z])[1-9A-Z]Z[0-9A-Z]$/

/** The codes of GST: 01 to 38 are states and union territories (25 and 28 are old ones), 97 is other territory. */
function isState(code: string) {
  const number = Number(code)
  return (number >= 1 && number <= 38) || number === 97
}

/** The sign that ends a GSTIN: every second of the fourteen counts double, and both digits of a product in base 36. */
export function gstinCheckSign(first14: string): string {
  const sum = [...first14].reduce((total, sign, at) => {
    const product = signs.indexOf(sign) * (at % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / signs.length) + (product % signs.length)
  }, 0)
  return signs.charAt((signs.length - (sum % signs.length)) % signs.length)
}

/** Reads a GSTIN as people write and paste it, with spaces or hyphens and in small letters. */
export function parseGstin(text: string): ParsedGstin {
  const gstin = compactNumber(text)
  const [, state, pan] = shape.exec(gstin) ?? []
  if (state === undefined || pan === undefined) return { why: 'shape' }
  if (!isState(state)) return { why: 'state' }
  return gstinCheckSign(gstin.slice(0, -1)) === gstin.at(-1) ? { gstin, pan, state } : { why: 'checksum' }
}

/** A number of a company without what people put between its signs, in capitals. */
export function compactNumber(text: string): string {
  return latinDigits(text.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
}

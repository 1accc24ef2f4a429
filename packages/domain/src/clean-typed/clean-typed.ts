import { latinDigits } from '../digits/digits.ts'

/**
 * Invisible characters that pasted text may contain: marks of direction, joining and colour, and keycaps around digits.
 */
const unseen = /[\p{Cf}\p{Cs}\p{Me}\p{Default_Ignorable_Code_Point}\u2800]/gu

/**
 * Cleans a typed or pasted phone number, e-mail address or code: removes invisible characters and leaves letters and
 * signs of normal width, digits as 0-9, hyphens for dashes, and single spaces.
 */
export function cleanTyped(text: string): string {
  return latinDigits(text.replace(unseen, '').normalize('NFKC').replace(unseen, ''))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

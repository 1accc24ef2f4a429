import { latinDigits } from '../digits/digits.ts'

/** Marks that nobody sees and a paste brings along: of direction, of joining, of colour; a keycap around a digit. */
const unseen = /[\p{Cf}\p{Cs}\p{Me}\p{Default_Ignorable_Code_Point}\u2800]/gu

/**
 * A typed or pasted phone number, e-mail address or code as it is judged: without unseen marks, in letters and signs of
 * usual width, with digits as 0-9, each dash as a hyphen, and single spaces.
 */
export function cleanTyped(text: string): string {
  return latinDigits(text.replace(unseen, '').normalize('NFKC').replace(unseen, ''))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

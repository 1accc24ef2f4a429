import { cleanTyped } from '../clean-typed/clean-typed.ts'

/**
 * Characters between or around the digits of a number. A mask such as `*` is not among them, because it replaces
 * digits.
 */
const parting = /[\s\-.,;:'"/|\\·‧∙⋅・\p{Ps}\p{Pe}\p{Pi}\p{Pf}]/gu

/** A number within a text; a comma, colon or slash ends it. */
const number = /(?:\+\(?)?\d(?:[\d\s\-().[\]·‧∙⋅・]*\d)?/g

/** The minimum number of digits of a number within a text; fewer are a postal code or part of an e-mail address. */
const fewestDigits = 7

/** Characters that, next to digits, make them part of something longer. */
const attached = /[\p{L}\p{M}\p{N}_@+*#•]/u

/** The phone numbers in a cleaned text; none if it is an e-mail address. */
export function numbersBetweenWords(text: string): string[] {
  if (text.includes('@')) return []
  return [...text.matchAll(number)]
    .filter(({ 0: found, index }) => {
      const isApart = !attached.test(text.charAt(index - 1)) && !attached.test(text.charAt(index + found.length))
      return isApart && found.replace(/\D/g, '').length >= fewestDigits
    })
    .map(([found]) => found)
}

/** Only the digits and the plus sign of a written number. */
export function signsOf(written: string): string {
  return written.replace(/^([^\d+]*\+.*)\(0\)/, '$1').replace(parting, '')
}

/** Whether a text is a phone number or the beginning of one. */
export function isNumber(signs: string): boolean {
  return /^\+?\d*$/.test(signs)
}

/** The only phone number in a text as written, or else the whole cleaned text. */
export function numberIn(text: string): string {
  const clean = cleanTyped(text)
  const [only, ...others] = isNumber(signsOf(clean)) ? [clean] : numbersBetweenWords(clean)
  return only !== undefined && others.length === 0 ? only : clean
}

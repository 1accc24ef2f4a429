import { cleanTyped } from '../clean-typed/clean-typed.ts'

/** What parts the digits of a number or stands around it; a mask such as `*` does not, it stands for digits. */
const parting = /[\s\-.,;:'"/|\\·‧∙⋅・\p{Ps}\p{Pe}\p{Pi}\p{Pf}]/gu

/** A number between words: a comma, a colon or a slash ends it. */
const number = /(?:\+\(?)?\d(?:[\d\s\-().[\]·‧∙⋅・]*\d)?/g

/** Fewest digits of a number between words: fewer are a postal code, or a part of an e-mail address. */
const fewestDigits = 7

/** Beside digits, what makes them a part of something longer. */
const attached = /[\p{L}\p{M}\p{N}_@+*#•]/u

/** The phone numbers between the words of a cleaned text; an e-mail address has none. */
export function numbersBetweenWords(text: string): string[] {
  if (text.includes('@')) return []
  return [...text.matchAll(number)]
    .filter(({ 0: found, index }) => {
      const isApart = !attached.test(text.charAt(index - 1)) && !attached.test(text.charAt(index + found.length))
      return isApart && found.replace(/\D/g, '').length >= fewestDigits
    })
    .map(([found]) => found)
}

/** The signs of a number as it was written: only its digits, and its plus sign. */
export function signsOf(written: string): string {
  return written.replace(/^([^\d+]*\+.*)\(0\)/, '$1').replace(parting, '')
}

/** Whether these signs are a phone number or the beginning of one. */
export function isNumber(signs: string): boolean {
  return /^\+?\d*$/.test(signs)
}

/** The one phone number of a text as it was written, otherwise the whole text, cleaned. */
export function numberIn(text: string): string {
  const clean = cleanTyped(text)
  const [only, ...others] = isNumber(signsOf(clean)) ? [clean] : numbersBetweenWords(clean)
  return only !== undefined && others.length === 0 ? only : clean
}

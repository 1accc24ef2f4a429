import { foldText, foldWords } from './fold.ts'
import { nameSound } from './name-sound.ts'

/** Words of one meaning only. Words of texts never contain '=', so nothing typed into `term` begins one of these. */
type Name = 'phone' | 'email' | 'school' | 'place' | 'degree' | 'name' | 'sound'

function named(name: Name, value: string) {
  return `=${name}=${value.slice(0, 200)}`
}

/** A whole value that has no number in our lists: matched as it is written. */
export function exactWord(name: 'place' | 'degree' | 'email', text: string) {
  return named(name, foldText(text))
}

/** The words of a school, for the college filter alone. */
export function schoolWords(text: string) {
  return foldWords(text).map((word) => named('school', word))
}

/** A phone's digits, or their beginning, with and without the country code. */
export function phoneWord(digits: string) {
  return named('phone', digits)
}

/** Both ways in which staff look for an E.164 number: with 91 before it and without. */
export function phoneWords(e164: string) {
  const digits = e164.replace('+', '')
  return digits.startsWith('91') ? [phoneWord(digits), phoneWord(digits.slice(2))] : [phoneWord(digits)]
}

/** A word of a person's name, as it is written. */
export function nameWord(word: string) {
  return named('name', word)
}

/** A word as a name sounds, so that it is found in another script; undefined for a word without letters. */
export function soundWord(word: string) {
  const sound = nameSound(word)
  return sound === '' ? undefined : named('sound', sound)
}

/** The words of a person's name, as they are written and as they sound. */
export function nameWords(fullName: string) {
  return foldWords(fullName).flatMap((word) => [nameWord(word), soundWord(word)].filter((one) => one !== undefined))
}

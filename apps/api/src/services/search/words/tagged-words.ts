import { foldText } from '@pramaan/domain/fold-text'
import { foldWords } from './fold.ts'
import { nameSound } from './name-sound.ts'

/**
 * Words with one specific meaning. Words of texts never contain '=', so nothing typed into `term` can start one of
 * these.
 */
const tags = {
  phone: 'phone',
  email: 'email',
  school: 'school',
  // The word for a location in rows that were written before; with another one, a search would not find them.
  location: 'place',
  degree: 'degree',
  name: 'name',
  sound: 'sound',
  title: 'title',
  earlier: 'earlier',
  role: 'role',
  skill: 'skill',
  employer: 'employer',
} as const

function tagged(tag: keyof typeof tags, value: string) {
  return `=${tags[tag]}=${value.slice(0, 200)}`
}

/** A complete value that is not in our lists, matched as written. */
export function exactWord(tag: 'location' | 'degree' | 'email', text: string) {
  return tagged(tag, foldText(text))
}

/** The words of a school, for the college filter only. */
export function schoolWords(text: string) {
  return foldWords(text).map((word) => tagged('school', word))
}

/** The digits of a phone, or the first of them, with or without the country code. */
export function phoneWord(digits: string) {
  return tagged('phone', digits)
}

/** Both ways in which staff search for an E.164 number: with and without 91. */
export function phoneWords(e164: string) {
  const digits = e164.replace('+', '')
  return digits.startsWith('91') ? [phoneWord(digits), phoneWord(digits.slice(2))] : [phoneWord(digits)]
}

/** A word of a person's name as written. */
export function nameWord(word: string) {
  return tagged('name', word)
}

/** A word of a candidate's title now, of an earlier one, of a role that they look for, of a skill, or of an employer. */
export function positionedWord(position: 'title' | 'earlier' | 'role' | 'skill' | 'employer', word: string) {
  return tagged(position, word)
}

/** A word by its sound, so that a name is found in another script; undefined for a word without letters or with a digit. */
export function soundWord(word: string) {
  const sound = /\p{N}/u.test(word) ? '' : nameSound(word)
  return sound === '' ? undefined : tagged('sound', sound)
}

/** The words of a person's name, as written and by sound. */
export function nameWords(fullName: string) {
  return foldWords(fullName).flatMap((word) => [nameWord(word), soundWord(word)].filter((one) => one !== undefined))
}

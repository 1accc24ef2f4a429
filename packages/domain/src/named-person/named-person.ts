import { digitsOf, latinDigits } from '../digits/digits.ts'
import { foldText } from '../fold-text/fold-text.ts'
import { nationalPhone } from '../phone/phone.ts'

/**
 * What identifies a person in other people's texts: the full name, unless other people have it too, and the contact
 * data.
 */
export type NamedPerson = { name: string | undefined; phones: readonly string[]; emails: readonly string[] }

function escaped(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** What to search for in a text: the folded name, the digits of phone numbers, the e-mail addresses. */
export function soughtOf({ name, phones, emails }: NamedPerson) {
  const folded = name === undefined ? '' : foldText(name)
  return { name: folded, digits: phones.map(nationalPhone), emails: emails.map(foldText) }
}

/** Whether a text names the person, in any spelling of the name or the contacts. */
export function namesPerson(text: string, person: NamedPerson): boolean {
  const { name, digits, emails } = soughtOf(person)
  const folded = foldText(text)
  const written = digitsOf(text)
  const named =
    name !== '' && new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped(name)}(?![\\p{L}\\p{M}\\p{N}])`, 'u').test(folded)
  return named || digits.some((number) => written.includes(number)) || emails.some((email) => folded.includes(email))
}

/** Removes the person from a text. If any spelling can't be removed, nothing of the text is returned. */
export function withoutPerson(text: string, person: NamedPerson): string {
  if (!namesPerson(text, person)) return text
  const number = ([...digits]: string) => digits.join('[^\\p{L}\\p{N}]{0,4}')
  const { digits } = soughtOf(person)
  const parts = [
    ...person.emails.map(escaped),
    ...digits.map((one) => `\\+?(?:91[^\\p{L}\\p{N}]{0,4})?${number(one)}`),
    ...(person.name === undefined ? [] : [person.name.trim().split(/\s+/).map(escaped).join('\\s+')]),
  ]
  const left = latinDigits(text.normalize('NFC')).replace(new RegExp(parts.join('|'), 'giu'), '…')
  return namesPerson(left, person) ? '…' : left
}

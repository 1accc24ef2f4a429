import { digitsOf, latinDigits } from '../digits/digits.ts'
import { foldText } from '../fold-text/fold-text.ts'
import { nationalPhone } from '../phone/phone.ts'

/** By what texts of others name a person: the full name, unless it names more than this person, and the contacts. */
export type NamedPerson = { name: string | undefined; phones: readonly string[]; emails: readonly string[] }

function escaped(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** What is looked for in a text: the folded name, the digits of numbers, the addresses. */
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

/** A text without the person; if one spelling can't be taken out of it, nothing of it is left. */
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

import { cleanTyped } from '../clean-typed/clean-typed.ts'

/** The maximum length of an e-mail address (RFC 5321). */
const mostEmailCharacters = 254

const mostLocalCharacters = 64
const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** Why a text is not an e-mail address. */
export type WhyNotEmail = 'empty' | 'malformed' | 'too-long'

/** A normalised e-mail address (trimmed, lower case), or why it is invalid. */
export type ParsedEmail = { email: string; why?: undefined } | { email?: undefined; why: WhyNotEmail }

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  return labels.length > 1 && labels.every((part) => label.test(part)) && /[a-z]/.test(labels.at(-1) ?? '')
}

/** A person's e-mail address: the contact e-mail, or else the one they sign in with. */
export function contactEmailOf(account: { contactEmail: string | null; email: string | null }): string | null {
  return account.contactEmail ?? account.email
}

/** Normalizes an e-mail address, which identifies an account (D4), or says why it is refused. */
export function parseEmail(text: string): ParsedEmail {
  const email = cleanTyped(text).toLowerCase()
  if (email === '') return { why: 'empty' }
  if (email.length > mostEmailCharacters) return { why: 'too-long' }
  const at = email.lastIndexOf('@')
  const name = email.slice(0, Math.max(at, 0))
  const sound = name.length <= mostLocalCharacters && local.test(name) && isDomain(email.slice(at + 1))
  return sound ? { email } : { why: 'malformed' }
}

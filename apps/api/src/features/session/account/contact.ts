import { type ParsedEmail, parseEmail } from '@pramaan/domain/email'
import { isIndian, type ParsedPhone, parsePhone } from '@pramaan/domain/phone'
import { Refuse, refuseField } from '../../../http/refusals/refuse.ts'

/** What identifies an account, normalised (D4): E.164, lower-case e-mail. */
export type Contact = { phone: string | undefined; email: string | undefined }

/** The recipient of a code. */
export type CodeAddress = { channel: 'sms' | 'email'; to: string }

const phoneSentences: Record<NonNullable<ParsedPhone['why']>, string> = {
  empty: 'Enter your mobile number.',
  letters: 'Enter digits only.',
  'too-short': 'This number is too short.',
  'too-long': 'This number is too long.',
  'not-mobile': 'This is not a mobile number.',
}

const emailSentences: Record<NonNullable<ParsedEmail['why']>, string> = {
  empty: 'Enter your e-mail address.',
  malformed: 'Enter a valid e-mail address.',
  'too-long': 'This e-mail address is too long.',
}

/** The phone of a request's field in E.164; undefined if there is none, 400 naming the field if it is invalid. */
export function phoneIn(field: string, text: string | null | undefined): string | undefined {
  if (!text?.trim()) return undefined
  const { e164, why } = parsePhone(text)
  if (why) refuseField(field, phoneSentences[why])
  return e164
}

/** The normalised e-mail of a request's field; undefined if there is none, 400 if it is invalid. */
export function emailIn(field: string, text: string | null | undefined): string | undefined {
  if (!text?.trim()) return undefined
  const { email, why } = parseEmail(text)
  if (why) refuseField(field, emailSentences[why])
  return email
}

/** Phone and e-mail of a request; 400 if there is neither. `mobileNumber` is another name for `mobile` (S-418). */
export function contactOf(sent: {
  mobile?: string | undefined
  mobileNumber?: string | undefined
  email?: string | undefined
}): Contact {
  const field = sent.mobileNumber && !sent.mobile ? 'mobileNumber' : 'mobile'
  const contact = { phone: phoneIn(field, sent[field]), email: emailIn('email', sent.email) }
  if (contact.phone || contact.email) return contact
  refuseField(field, phoneSentences.empty)
}

/** The subject of limits: the number, or the e-mail without one. */
export function identityOf(contact: Contact) {
  return contact.phone ?? contact.email ?? ''
}

/**
 * The recipient of a code: an Indian number by SMS, otherwise the e-mail; refused with `email-needed` if there is none.
 */
export function codeAddress(contact: {
  phone?: string | null | undefined
  email?: string | null | undefined
}): CodeAddress {
  if (contact.phone && isIndian(contact.phone)) return { channel: 'sms', to: contact.phone }
  if (contact.email) return { channel: 'email', to: contact.email }
  throw new Refuse('email-needed')
}

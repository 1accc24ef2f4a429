import { parseEmail, type WhyNotEmail } from '@pramaan/domain/email'
import { defaultCountry } from '@pramaan/domain/options'
import { parsePhone, type WhyNotPhone } from '@pramaan/domain/phone'
import { dialCodes } from './countries.ts'

/** What the person typed to identify themselves. */
export type TypedContact = { mode: 'phone' | 'email'; country: string; phone: string; email: string }

/** A phone (E.164), an e-mail address, or both, as the API takes them. */
export type Contact = { mobile?: string; email?: string }

/** Why a field is refused: keys of the texts `signIn.phone.*` and `signIn.email.*`. */
export type ContactErrors = { phone?: `signIn.phone.${WhyNotPhone}`; email?: `signIn.email.${WhyNotEmail}` }

/** The typed contact, or its errors. */
export type CheckedContact = { contact: Contact; errors?: undefined } | { contact?: undefined; errors: ContactErrors }

/** Whether a number of this country gets its code by e-mail (document 000 §1). */
export function needsEmail({ mode, country }: Pick<TypedContact, 'mode' | 'country'>) {
  return mode === 'phone' && country !== defaultCountry.code
}

/** Validates the typed contact; a foreign number is checked by a library that loads only then. */
export async function checkContact(typed: TypedContact): Promise<CheckedContact> {
  const email = typed.mode === 'email' || needsEmail(typed) ? parseEmail(typed.email) : undefined
  const phone = typed.mode === 'phone' ? await phoneOf(typed) : undefined
  const errors: ContactErrors = {
    ...(phone?.why && { phone: `signIn.phone.${phone.why}` as const }),
    ...(email?.why && { email: `signIn.email.${email.why}` as const }),
  }
  if (errors.phone || errors.email) return { errors }
  return { contact: { ...(phone?.e164 && { mobile: phone.e164 }), ...(email?.email && { email: email.email }) } }
}

async function phoneOf({ phone, country }: TypedContact) {
  const parsed = parsePhone(phone, { countryCode: dialCodes.get(country) ?? '' })
  if (parsed.why || country === defaultCountry.code) return parsed
  // Without a network it may not load: the server checks the number too.
  const library = await import('libphonenumber-js/min').catch(() => undefined)
  return !library || library.isPossiblePhoneNumber(parsed.e164) ? parsed : { why: 'not-mobile' as const }
}

import { defaultCountry } from '@pramaan/domain/options'
import { defaultCountryCode, dialledSigns, indianPhoneDigits, parsePhone } from '@pramaan/domain/phone'
import { countryOfDigits, dialCodes } from './countries.ts'

/** A phone field after a key press or a paste: its country and its text. */
export type TypedPhone = { country: string; phone: string }

/**
 * The phone field's content after typing or pasting: the national number (also from `+91 98765 43210` and `0
 * 98765-43210`); a pasted foreign number also selects its country (document 000 §5). Nothing is cut: what is no number,
 * or a longer one, stays and is refused.
 */
export function typedPhone(text: string, country: string): TypedPhone {
  const signs = dialledSigns(text, { countryCode: dialCodes.get(country) ?? '' })
  const withCode = /^(?:\+|00)(\d*)$/.exec(signs)?.[1]
  if (withCode === undefined) return { country, phone: national(signs, country) }
  const found = countryOfDigits(withCode)
  // Until the code is complete, the field keeps the input.
  if (!found) return { country, phone: signs }
  return { country: found, phone: national(withCode.slice(dialCodes.get(found)?.length ?? 0), found) }
}

function national(signs: string, country: string) {
  if (country !== defaultCountry.code) return signs
  const bare = signs.replace(/^0+/, '')
  return bare.length === indianPhoneDigits + 2 && bare.startsWith(defaultCountryCode) ? bare.slice(2) : bare
}

/** Whether a phone field already has more digits than a number of its country can have (document 000 §5). */
export function isTooLong({ country, phone }: TypedPhone): boolean {
  return parsePhone(phone, { countryCode: dialCodes.get(country) ?? '' }).why === 'too-long'
}

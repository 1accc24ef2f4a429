import { digitsOf, latinDigits } from '@pramaan/domain/digits'
import { defaultCountry } from '@pramaan/domain/options'
import { defaultCountryCode, indianPhoneDigits, mostPhoneDigits } from '@pramaan/domain/phone'
import { countryOfDigits, dialCodes } from './countries.ts'

/** A phone field after a key press or a paste: its country and its text. */
export type TypedPhone = { country: string; phone: string }

/**
 * The phone field's content after typing or pasting: in India at most ten digits (also from `+91 98765 43210` and `0
 * 98765-43210`), elsewhere at most fifteen with the country code; a pasted foreign number also selects its country
 * (document 000 §5).
 */
export function typedPhone(text: string, country: string): TypedPhone {
  const latin = latinDigits(text).trim()
  const digits = digitsOf(latin)
  const withCode = /^(?:\+|00)/.test(latin) ? digits.replace(/^00/, '') : undefined
  if (withCode === undefined) return { country, phone: national(digits, country) }
  const found = countryOfDigits(withCode)
  // Until the code is complete, the field keeps the input.
  if (!found) return { country, phone: latin.startsWith('+') ? `+${digits}` : digits }
  return { country: found, phone: national(withCode.slice(dialCodes.get(found)?.length ?? 0), found) }
}

function national(digits: string, country: string) {
  if (country !== defaultCountry.code) return digits.slice(0, mostPhoneDigits - (dialCodes.get(country)?.length ?? 1))
  const bare = digits.replace(/^0+/, '')
  const full = bare.length === indianPhoneDigits + 2 && bare.startsWith(defaultCountryCode) ? bare.slice(2) : bare
  return full.slice(0, indianPhoneDigits)
}

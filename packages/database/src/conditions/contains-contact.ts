import { typedPhoneDigits } from '@pramaan/domain/phone'
import { type Column, or, type SQL } from 'drizzle-orm'
import { contains } from './contains.ts'
import { hasText } from './folded.ts'

/**
 * Whether any of these texts or this E.164 number contains what was typed; a number is found in every form in which
 * people write it. No condition if nothing was typed.
 */
export function containsContact(typed: string, phone: Column | SQL, ...texts: readonly (Column | SQL)[]) {
  const digits = typedPhoneDigits(typed)
  return or(hasText(typed, ...texts), digits === undefined ? undefined : contains(digits, phone))
}

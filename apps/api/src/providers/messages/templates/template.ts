import type { Language } from '@pramaan/domain/options'

/**
 * A message in every language; `{name}` is a variable. Each SMS text is registered under DLT exactly as written here.
 */
export type Template = {
  subject: Record<Language, string>
  text: Record<Language, string>
  /** Variables that grant access, hidden wherever a message is shown or logged. */
  secrets?: readonly string[]
  /** WhatsApp's category; none for texts that it does not accept (a code). */
  category?: 'UTILITY' | 'MARKETING'
}

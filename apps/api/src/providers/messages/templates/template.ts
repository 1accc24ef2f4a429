import type { Language } from '@pramaan/domain/options'

/** A message in every language; `{name}` stands for a variable. An SMS is registered under DLT as the text is written. */
export type Template = {
  subject: Record<Language, string>
  text: Record<Language, string>
  /** Variables that open something: hidden wherever a message is shown or logged. */
  secrets?: readonly string[]
  /** How WhatsApp files it; a text that it does not take (a code) has none. */
  category?: 'UTILITY' | 'MARKETING'
}

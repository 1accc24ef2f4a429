import { parseEmail } from '@pramaan/domain/email'
import { looksLikeEmail, parsePhone } from '@pramaan/domain/phone'

/** Whether a text is a phone number or an e-mail address. */
export function isContact(text: string): boolean {
  return looksLikeEmail(text) ? parseEmail(text).email !== undefined : parsePhone(text).e164 !== undefined
}

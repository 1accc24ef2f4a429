import { parseEmail } from '@pramaan/domain/email'
import { looksLikeEmail, parsePhone } from '@pramaan/domain/phone'

/** Whether a text names a person by phone or e-mail. */
export function isContact(text: string): boolean {
  return looksLikeEmail(text) ? parseEmail(text).email !== undefined : parsePhone(text).e164 !== undefined
}

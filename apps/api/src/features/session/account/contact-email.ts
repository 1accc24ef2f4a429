import type { Queryable } from '@pramaan/database/client'
import { Refuse } from '../../../http/refusals/refuse.ts'
import { isTaken, readEmails } from './account.queries.ts'
import { emailIn } from './contact.ts'

/**
 * A typed e-mail as the account's contact e-mail, empty to clear it; it changes nothing if it was not sent. It signs
 * nobody in: only a code sent to it could prove whose it is (D4). Refused if another account signs in with it.
 */
export async function contactEmailColumn(db: Queryable, accountId: number, text: string | null | undefined) {
  if (text === undefined) return {}
  const email = emailIn('email', text)
  if (!email) return { contactEmail: null }
  if (await isTaken(db, email, accountId)) throw new Refuse('already-registered')
  const emails = await readEmails(db, accountId)
  return { contactEmail: email === emails.email ? null : email }
}

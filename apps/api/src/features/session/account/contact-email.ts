import type { Queryable } from '@pramaan/database/client'
import { readEmails } from './account.queries.ts'
import { emailIn } from './contact.ts'

/**
 * The contact e-mail column of a typed e-mail; an empty text clears it, and a missing one changes nothing. Nobody can
 * sign in with it, because only a code sent to it could prove whose it is (D4). An e-mail with which another account
 * signs in is accepted too, because a refusal would reveal that account.
 */
export async function contactEmailColumn(db: Queryable, accountId: number, text: string | null | undefined) {
  if (text === undefined) return {}
  const email = emailIn('email', text)
  if (!email) return { contactEmail: null }
  const emails = await readEmails(db, accountId)
  return { contactEmail: email === emails.email ? null : email }
}

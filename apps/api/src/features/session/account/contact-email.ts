import type { Queryable } from '@pramaan/database/client'
import { readEmails } from './account.queries.ts'
import { emailIn } from './contact.ts'

/**
 * A typed e-mail as the account's contact e-mail, empty to clear it; it changes nothing if it was not sent. It signs
 * nobody in: only a code sent to it could prove whose it is (D4). One that another account signs in with is taken like any
 * other, because a refusal would tell that it has an account.
 */
export async function contactEmailColumn(db: Queryable, accountId: number, text: string | null | undefined) {
  if (text === undefined) return {}
  const email = emailIn('email', text)
  if (!email) return { contactEmail: null }
  const emails = await readEmails(db, accountId)
  return { contactEmail: email === emails.email ? null : email }
}

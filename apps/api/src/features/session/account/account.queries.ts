import type { Queryable } from '@pramaan/database/client'
import { accounts } from '@pramaan/database/schema'
import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { only } from '../../../http/refusals/refuse.ts'
import { refuseTaken } from '../../../http/refusals/taken.ts'
import type { Contact } from './contact.ts'

const tokenColumns = {
  id: accounts.id,
  roleId: accounts.roleId,
  fullName: accounts.fullName,
  registrationStep: accounts.registrationStep,
}

/** The account with a phone or, without a phone, with an e-mail (D4). */
export async function findAccount(db: Queryable, contact: Contact) {
  const identity = contact.phone ? eq(accounts.phone, contact.phone) : eq(accounts.email, contact.email ?? '')
  const rows = await db
    .select({
      id: accounts.id,
      roleId: accounts.roleId,
      phone: accounts.phone,
      email: accounts.email,
      totpSecret: accounts.totpSecret,
      registrationStep: accounts.registrationStep,
      loginCount: accounts.loginCount,
      suspended: sql<boolean>`${accounts.status} = 'suspended'`,
    })
    .from(accounts)
    .where(identity)
  return rows[0]
}

/** Counts a sign-in and locks the account's row until the transaction ends. */
export async function countLogin(db: Queryable, accountId: number, now: Date) {
  return only(
    await db
      .update(accounts)
      .set({ loginCount: sql`${accounts.loginCount} + 1`, updatedAt: now })
      .where(eq(accounts.id, accountId))
      .returning(tokenColumns),
  )
}

/** Changes an account and returns the data of its token; refuses an e-mail that another account has. */
export async function updateAccount(db: Queryable, id: number, changes: Partial<typeof accounts.$inferInsert>) {
  const changing = db.update(accounts).set(changes).where(eq(accounts.id, id)).returning(tokenColumns)
  return only(await changing.catch(refuseTaken('already-registered')))
}

/** Whether another account signs in with this e-mail. */
export async function isTaken(db: Queryable, email: string, accountId?: number) {
  const others = accountId === undefined ? undefined : ne(accounts.id, accountId)
  return (await db.$count(accounts, and(eq(accounts.email, email), others))) > 0
}

/** The two e-mails of an account: the one that signs in, and the one to write to. */
export async function readEmails(db: Queryable, accountId: number) {
  const columns = { email: accounts.email, contactEmail: accounts.contactEmail }
  return only(await db.select(columns).from(accounts).where(eq(accounts.id, accountId)))
}

/** Uses up an authenticator's 30-second step; false if it or a later one was already used. */
export async function useUpTotpStep(db: Queryable, accountId: number, step: number) {
  const rows = await db
    .update(accounts)
    .set({ totpLastStep: step })
    .where(and(eq(accounts.id, accountId), or(isNull(accounts.totpLastStep), lt(accounts.totpLastStep, step))))
    .returning({ id: accounts.id })
  return rows.length === 1
}

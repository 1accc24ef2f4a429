import type { Queryable } from '@pramaan/database/client'
import { accounts, candidates, employers } from '@pramaan/database/schema'
import { isRegistrationStep, type RegistrationStep } from '@pramaan/domain/registration'
import { and, eq } from 'drizzle-orm'
import { found, only } from '../../http/refusals/refuse.ts'
import type { Contact } from '../session/account/contact.ts'

/** Creates an account; undefined if its number or e-mail already has one. */
export async function insertAccount(db: Queryable, account: typeof accounts.$inferInsert) {
  const rows = await db.insert(accounts).values(account).onConflictDoNothing().returning({ id: accounts.id })
  return rows[0]?.id
}

/**
 * The account whose registration may be repeated: same number (or e-mail) and role, never confirmed by a code. Its row
 * is locked; any other account is already registered.
 */
export async function lockUnconfirmed(db: Queryable, contact: Contact, roleId: number) {
  const identity = contact.phone ? eq(accounts.phone, contact.phone) : eq(accounts.email, contact.email ?? '')
  const unconfirmed = and(identity, eq(accounts.roleId, roleId), eq(accounts.loginCount, 0))
  const rows = await db.select({ id: accounts.id }).from(accounts).where(unconfirmed).for('update')
  return found(rows[0], 'already-registered').id
}

/** Makes sure that an account has its candidate's row, with the level if one was chosen. */
export async function saveCandidate(db: Queryable, accountId: number, experienceLevel?: 'Fresher' | 'Experienced') {
  const level = experienceLevel && { experienceLevel }
  const row = db.insert(candidates).values({ accountId, ...level })
  await (level ? row.onConflictDoUpdate({ target: candidates.accountId, set: level }) : row.onConflictDoNothing())
}

/** Makes sure that an account has its employer's row. */
export async function saveEmployer(db: Queryable, accountId: number) {
  await db.insert(employers).values({ accountId }).onConflictDoNothing()
}

/** The step that an account is in; its row is locked until the transaction ends. */
export async function lockStep(db: Queryable, accountId: number): Promise<RegistrationStep> {
  const rows = await db
    .select({ step: accounts.registrationStep })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update')
  const { step } = only(rows)
  if (!isRegistrationStep(step)) throw new Error(`Account ${accountId} is in step ${step}`)
  return step
}

/** Updates a candidate's own details. */
export async function updateCandidate(db: Queryable, id: number, changes: Partial<typeof candidates.$inferInsert>) {
  await db.update(candidates).set(changes).where(eq(candidates.accountId, id))
}

/** The experience level that a candidate chose. */
export async function findLevel(db: Queryable, id: number) {
  const rows = await db
    .select({ level: candidates.experienceLevel })
    .from(candidates)
    .where(eq(candidates.accountId, id))
  return only(rows).level
}

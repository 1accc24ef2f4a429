import type { Queryable } from '@pramaan/database/client'
import { accounts, sessions } from '@pramaan/database/schema'
import { type Role, roles } from '@pramaan/domain/role'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'

/** Creates a fully registered staff account; undefined if its phone or e-mail already has an account. */
export async function insertStaff(
  db: Queryable,
  person: { phone: string; email: string | null; fullName: string; roleId: number },
  now: Date,
) {
  const rows = await db
    .insert(accounts)
    .values({ ...person, registrationStep: 0, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: accounts.id })
  return rows[0]?.id
}

/** Whether any account has a role. */
export async function hasRole(db: Queryable, role: Role) {
  return (await db.$count(accounts, eq(accounts.roleId, roles[role]))) > 0
}

/** An account's encrypted authenticator secret; null if there is none. */
export async function readFactor(db: Queryable, id: number) {
  const rows = await db.select({ totpSecret: accounts.totpSecret }).from(accounts).where(eq(accounts.id, id))
  return rows[0]
}

/** Whether an account has an authenticator. */
export async function hasAuthenticator(db: Queryable, id: number) {
  return Boolean((await readFactor(db, id))?.totpSecret)
}

/** Turns on an account's authenticator with its encrypted secret; false if one is already on. */
export async function saveAuthenticator(db: Queryable, id: number, totpSecret: string, totpLastStep: number) {
  const rows = await db
    .update(accounts)
    .set({ totpSecret, totpLastStep })
    .where(and(eq(accounts.id, id), isNull(accounts.totpSecret)))
    .returning({ id: accounts.id })
  return rows.length === 1
}

/** Removes an account's authenticator and ends its sessions; false if the account has none. */
export async function removeAuthenticator(db: Queryable, id: number, now: Date) {
  const rows = await db
    .update(accounts)
    .set({ totpSecret: null, totpLastStep: null })
    .where(and(eq(accounts.id, id), isNotNull(accounts.totpSecret)))
    .returning({ id: accounts.id })
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.accountId, id), isNull(sessions.endedAt)))
  return rows.length === 1
}

/** The account of a phone. */
export async function findByPhone(db: Queryable, phone: string) {
  const rows = await db
    .select({ id: accounts.id, roleId: accounts.roleId, fullName: accounts.fullName })
    .from(accounts)
    .where(eq(accounts.phone, phone))
  return rows[0]
}

import { roles } from '@pramaan/domain/role'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { accounts } from '../../db/schema/index.ts'
import { only } from '../../http/refuse.ts'

/** The Admins who are at work. */
export async function listAdmins(db: Queryable) {
  const admins = and(eq(accounts.roleId, roles.Admin), eq(accounts.status, 'active'))
  const rows = await db.select({ id: accounts.id }).from(accounts).where(admins).limit(100)
  return rows.map(({ id }) => id)
}

/** The name of an account. */
export async function nameOf(db: Queryable, accountId: number) {
  return only(await db.select({ name: accounts.fullName }).from(accounts).where(eq(accounts.id, accountId))).name
}

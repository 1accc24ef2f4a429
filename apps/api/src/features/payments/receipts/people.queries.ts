import type { Queryable } from '@pramaan/database/client'
import { accounts } from '@pramaan/database/schema'
import { roles } from '@pramaan/domain/role'
import { and, eq } from 'drizzle-orm'
import { only } from '../../../http/refusals/refuse.ts'

/** The active Admins. */
export async function listAdmins(db: Queryable) {
  const admins = and(eq(accounts.roleId, roles.Admin), eq(accounts.status, 'active'))
  const rows = await db.select({ id: accounts.id }).from(accounts).where(admins).limit(100)
  return rows.map(({ id }) => id)
}

/** The name of an account. */
export async function nameOf(db: Queryable, accountId: number) {
  return only(await db.select({ name: accounts.fullName }).from(accounts).where(eq(accounts.id, accountId))).name
}

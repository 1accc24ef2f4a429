import type { RoleId } from '@pramaan/domain/role'
import { and, desc, eq, gte, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { accounts, auditLog } from '../../db/schema/index.ts'

/** Which accounts: of one role, and by what their name, phone or e-mail holds. */
export type Which = { role: RoleId | undefined; term: string }

function matching({ role, term }: Which): SQL | undefined {
  const held = `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`
  const named = or(ilike(accounts.fullName, held), ilike(accounts.phone, held), ilike(accounts.email, held))
  return and(role === undefined ? undefined : eq(accounts.roleId, role), term ? named : undefined)
}

/** A page of accounts, the newest first. */
export function findAccounts(db: Queryable, which: Which, limit: number, offset: number) {
  return db.select().from(accounts).where(matching(which)).orderBy(desc(accounts.id)).limit(limit).offset(offset)
}

/** How many accounts there are. */
export function countAccounts(db: Queryable, which: Which) {
  return db.$count(accounts, matching(which))
}

/** What the audit log calls a file of candidates. */
export const exported = 'candidates-exported'

/** Rows of candidates that somebody has exported since an instant. */
export async function rowsExportedSince(db: Queryable, actorId: number, since: Date) {
  const own = and(eq(auditLog.actorId, actorId), eq(auditLog.action, exported), gte(auditLog.at, since))
  const [sum] = await db
    .select({ rows: sql<number>`coalesce(sum((${auditLog.detail} ->> 'rows')::bigint), 0)` })
    .from(auditLog)
    .where(own)
  return Number(sum?.rows ?? 0)
}

import type { Queryable } from '@pramaan/database/client'
import { accounts, auditLog } from '@pramaan/database/schema'
import { and, eq, inArray, max } from 'drizzle-orm'

/** The audit log's entry for the last suspension of each of these people. */
export async function lastSuspensions(db: Queryable, ids: readonly number[]) {
  const rows = await findSuspensions(db, ids)
  return new Map(rows.map((row) => [row.entry.subjectId, row]))
}

/** The entries of these people's last suspensions. */
export function findSuspensions(db: Queryable, ids: readonly number[]) {
  const newest = db
    .select({ id: max(auditLog.id) })
    .from(auditLog)
    .where(and(inArray(auditLog.subjectId, [...ids]), eq(auditLog.action, 'account-suspended')))
    .groupBy(auditLog.subjectId)
  return db
    .select({ entry: auditLog, by: accounts.fullName })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .where(inArray(auditLog.id, newest))
}

import type { Queryable } from '@pramaan/database/client'
import { auditLog } from '@pramaan/database/schema'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'

/** What the audit log calls a file of candidates. */
export const candidateExports = 'candidates-exported'

/** What it calls the file of another list of people or payments. */
export const listExports = 'list-exported'

/** Rows of such lists that a person has exported since an instant. */
export async function rowsExportedSince(db: Queryable, actorId: number, since: Date) {
  const exports = inArray(auditLog.action, [candidateExports, listExports])
  const [sum] = await db
    .select({ rows: sql<number>`coalesce(sum((${auditLog.detail} ->> 'rows')::bigint), 0)` })
    .from(auditLog)
    .where(and(eq(auditLog.actorId, actorId), exports, gte(auditLog.at, since)))
  return Number(sum?.rows ?? 0)
}

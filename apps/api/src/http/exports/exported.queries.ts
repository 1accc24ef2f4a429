import type { Queryable } from '@pramaan/database/client'
import { auditLog } from '@pramaan/database/schema'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'

/** The audit log's action for an exported file of candidates. */
export const candidateExports = 'candidates-exported'

/** The audit log's action for an exported file of another list of people or payments. */
export const listExports = 'list-exported'

/** The number of rows that a person has exported since an instant. */
export async function rowsExportedSince(db: Queryable, actorId: number, since: Date) {
  const exports = inArray(auditLog.action, [candidateExports, listExports])
  const [sum] = await db
    .select({ rows: sql<number>`coalesce(sum((${auditLog.detail} ->> 'rows')::bigint), 0)` })
    .from(auditLog)
    .where(and(eq(auditLog.actorId, actorId), exports, gte(auditLog.at, since)))
  return Number(sum?.rows ?? 0)
}

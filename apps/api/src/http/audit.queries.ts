import type { Queryable } from '@pramaan/database/client'
import { auditLog } from '@pramaan/database/schema'

/** Records in the audit log who did or saw what (D35), in the caller's transaction. */
export async function writeAudit(db: Queryable, entry: typeof auditLog.$inferInsert) {
  await db.insert(auditLog).values(entry)
}

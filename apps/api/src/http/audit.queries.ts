import type { Queryable } from '../db/client.ts'
import { auditLog } from '../db/schema/index.ts'

/** Writes down who did or saw what (D35), in the caller's transaction. */
export async function writeAudit(db: Queryable, entry: typeof auditLog.$inferInsert) {
  await db.insert(auditLog).values(entry)
}

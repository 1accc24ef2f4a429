import { and, eq, lt, lte, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The rows after a given one in a newest-first list: created earlier, or at the same time with a lower id. */
export function olderThan(
  table: { createdAt: PgColumn; id: PgColumn },
  row: { createdAt: Date; id: number },
): SQL | undefined {
  const { createdAt, id } = table
  const older = or(lt(createdAt, row.createdAt), and(eq(createdAt, row.createdAt), lt(id, row.id)))
  // Only the first condition is a range of the list's index.
  return and(lte(createdAt, row.createdAt), older)
}

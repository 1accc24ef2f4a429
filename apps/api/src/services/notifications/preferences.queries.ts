import type { Queryable } from '@pramaan/database/client'
import { notificationPreferences } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'

/** The language of a person's messages; English if they never chose one. */
export async function languageOf(db: Queryable, accountId: number) {
  const [row] = await db
    .select({ language: notificationPreferences.language })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.accountId, accountId))
  return row?.language ?? 'en'
}

/** Saves a person's preferences. */
export async function storePreferences(db: Queryable, chosen: typeof notificationPreferences.$inferInsert) {
  const { accountId: _, ...rest } = chosen
  await db
    .insert(notificationPreferences)
    .values(chosen)
    .onConflictDoUpdate({ target: notificationPreferences.accountId, set: rest })
}

import type { Queryable } from '@pramaan/database/client'
import { accounts, candidateSearch, profileViews } from '@pramaan/database/schema'
import { and, eq, gte, inArray } from 'drizzle-orm'

/** Whether a candidate is in the search: registered, active and visible. */
export async function isFindable(db: Queryable, candidateId: number) {
  const rows = await db
    .select({ id: candidateSearch.candidateId })
    .from(candidateSearch)
    .where(inArray(candidateSearch.candidateId, [candidateId]))
  return rows.length > 0
}

/** Records a profile view; a second look on the same day in India counts as the same view. */
export async function addView(db: Queryable, view: typeof profileViews.$inferInsert, since: Date) {
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, view.viewerId)).for('no key update')
  const today = await db
    .select({ id: profileViews.id })
    .from(profileViews)
    .where(
      and(
        eq(profileViews.viewerId, view.viewerId),
        eq(profileViews.candidateId, view.candidateId),
        gte(profileViews.viewedAt, since),
      ),
    )
    .limit(1)
  if (today.length === 0) await db.insert(profileViews).values(view)
}

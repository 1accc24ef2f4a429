import type { Queryable } from '@pramaan/database/client'
import { profileViews, searchAppearances } from '@pramaan/database/schema'
import { and, eq, gt, gte, lte, sum } from 'drizzle-orm'

/** How often a candidate's profile was looked at since an instant. */
export function countViews(db: Queryable, candidateId: number, since: Date) {
  return db.$count(profileViews, and(eq(profileViews.candidateId, candidateId), gte(profileViews.viewedAt, since)))
}

/** How often a candidate appeared in searches, from the day after `after` to `last`, in days in India. */
export async function countAppearances(db: Queryable, candidateId: number, after: string, last: string) {
  const [row] = await db
    .select({ times: sum(searchAppearances.count).mapWith(Number) })
    .from(searchAppearances)
    .where(
      and(
        eq(searchAppearances.candidateId, candidateId),
        gt(searchAppearances.day, after),
        lte(searchAppearances.day, last),
      ),
    )
  return row?.times ?? 0
}

import { isShortlisted, type ShortlistStatus } from '@pramaan/domain/shortlist'
import { and, count, eq, gt, gte, lte, sum } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { profileViews, searchAppearances, shortlists } from '../../db/schema/index.ts'

/** How often a candidate's profile was looked at since an instant. */
export function countViews(db: Queryable, candidateId: number, since: Date) {
  return db.$count(profileViews, and(eq(profileViews.candidateId, candidateId), gte(profileViews.viewedAt, since)))
}

/** How often a candidate stood in a search, from the day after `after` to `last`, days in India. */
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

/** How many employers put a candidate on their shortlist since an instant and still have them there. */
export async function countShortlisted(db: Queryable, candidateId: number, since: Date) {
  const rows = await db
    .select({ status: shortlists.status, employers: count() })
    .from(shortlists)
    .where(and(eq(shortlists.candidateId, candidateId), gte(shortlists.createdAt, since)))
    .groupBy(shortlists.status)
  return rows
    .filter(({ status }) => isShortlisted(status as ShortlistStatus))
    .reduce((total, { employers }) => total + employers, 0)
}

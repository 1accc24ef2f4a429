import { and, count, countDistinct, eq, gte } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import {
  accounts,
  candidateSearch,
  employers,
  profileViews,
  searchLogs,
  settings,
  shortlists,
} from '../../db/schema/index.ts'
import { planLimitsKey } from '../search/plan-limits.queries.ts'

/** An employer's company profile with how to reach them. */
export async function findEmployer(db: Queryable, id: number) {
  const [row] = await db
    .select({ employer: employers, email: accounts.email, phone: accounts.phone })
    .from(employers)
    .innerJoin(accounts, eq(accounts.id, employers.accountId))
    .where(eq(employers.accountId, id))
  return row
}

/** How many searches an employer has made. */
export async function countSearches(db: Queryable, employerId: number) {
  const [row] = await db.select({ total: count() }).from(searchLogs).where(eq(searchLogs.employerId, employerId))
  return row?.total ?? 0
}

/** How many different candidates an employer has looked at, in all or since an instant. */
export async function countViewed(db: Queryable, employerId: number, since?: Date) {
  const [row] = await db
    .select({ total: countDistinct(profileViews.candidateId) })
    .from(profileViews)
    .where(and(eq(profileViews.viewerId, employerId), since && gte(profileViews.viewedAt, since)))
  return row?.total ?? 0
}

/** How many candidates stand in each stage, as the lists show them. */
export function countStages(db: Queryable, employerId: number) {
  return db
    .select({ status: shortlists.status, total: count() })
    .from(shortlists)
    .innerJoin(candidateSearch, eq(candidateSearch.candidateId, shortlists.candidateId))
    .where(eq(shortlists.employerId, employerId))
    .groupBy(shortlists.status)
}

/** What the operator set of the plans' limits. */
export async function readPlanSettings(db: Queryable): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, planLimitsKey))
  return row?.value
}

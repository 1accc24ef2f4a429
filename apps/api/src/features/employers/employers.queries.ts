import { count, countDistinct, eq } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { accounts, candidateSearch, employers, profileViews, searchLogs, shortlists } from '../../db/schema/index.ts'

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

/** How many different candidates an employer has looked at. */
export async function countViewed(db: Queryable, employerId: number) {
  const [row] = await db
    .select({ total: countDistinct(profileViews.candidateId) })
    .from(profileViews)
    .where(eq(profileViews.viewerId, employerId))
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

import type { Queryable } from '@pramaan/database/client'
import { candidateSearch, profileViews, shortlists } from '@pramaan/database/schema'
import { and, countDistinct, desc, eq, gte, sql } from 'drizzle-orm'

/** An employer's profile views, since an instant or all. */
export type Views = { employerId: number; since?: Date | undefined }

function viewedBy({ employerId, since }: Views) {
  return and(eq(profileViews.viewerId, employerId), since && gte(profileViews.viewedAt, since))
}

/** The number of viewed candidates who can still be found, which is the length of the list. */
export async function countViewed(db: Queryable, which: Views) {
  const [row] = await db
    .select({ total: countDistinct(profileViews.candidateId) })
    .from(profileViews)
    .innerJoin(candidateSearch, eq(candidateSearch.candidateId, profileViews.candidateId))
    .where(viewedBy(which))
  return row?.total ?? 0
}

/** The candidates an employer viewed who can still be found, each once, last viewed first, before a given view. */
export function findViewed(db: Queryable, which: Views, limit: number, before?: number) {
  const { candidateId, id, viewedAt, viewerId } = profileViews
  const latest = db
    .selectDistinctOn([candidateId], { candidateId, viewId: id, viewedAt })
    .from(profileViews)
    .where(viewedBy(which))
    .orderBy(candidateId, desc(viewedAt), desc(id))
    .as('latest')
  const position = sql`(select ${viewedAt}, ${id} from ${profileViews} where ${id} = ${before} and ${viewerId} = ${which.employerId})`
  return db
    .select({
      candidateId: latest.candidateId,
      viewId: latest.viewId,
      viewedAt: latest.viewedAt,
      card: candidateSearch.card,
      status: shortlists.status,
    })
    .from(latest)
    .innerJoin(candidateSearch, eq(candidateSearch.candidateId, latest.candidateId))
    .leftJoin(
      shortlists,
      and(eq(shortlists.candidateId, latest.candidateId), eq(shortlists.employerId, which.employerId)),
    )
    .where(before === undefined ? undefined : sql`(${latest.viewedAt}, ${latest.viewId}) < ${position}`)
    .orderBy(desc(latest.viewedAt), desc(latest.viewId))
    .limit(limit)
}

/** A row of that list, with the candidate's card. */
export type Viewed = Awaited<ReturnType<typeof findViewed>>[number]

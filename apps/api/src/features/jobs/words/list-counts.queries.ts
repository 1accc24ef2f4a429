import type { Queryable } from '@pramaan/database/client'
import type { Viewer } from '@pramaan/database/conditions/listed-jobs'
import { jobs, placementDrives } from '@pramaan/database/schema'
import type { JobQuery } from '@pramaan/domain/job-query'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { jobsWhere } from '../conditions.queries.ts'
import type { JobFilters } from '../job-filters.ts'

/** Counting stops at this number of jobs. */
const mostCounted = 1_000

/** A listing; `besides` is what some of its jobs have to meet, or it counts as empty. */
type Counted = { filters: JobFilters; besides?: ((words: JobQuery) => SQL | undefined) | undefined }

/** How many jobs each of these listings has, in one statement. */
export async function countLists(db: Queryable, viewer: Viewer, lists: readonly Counted[]): Promise<number[]> {
  if (lists.length === 0) return []
  const counts = lists.map(({ filters, besides }, at) => {
    const jobsOf = (also?: SQL) =>
      db
        .select({ one: sql`1` })
        .from(jobs)
        .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
        .where(and(jobsWhere(viewer, filters), also))
        .limit(mostCounted)
    const also = filters.words && besides?.(filters.words)
    const counted = sql`(select count(*)::int from (${jobsOf()}) as listed)`
    return sql`select ${at}::int as at, ${also ? sql`case when exists (${jobsOf(also)}) then ${counted} else 0 end` : counted} as jobs`
  })
  const { rows } = await db.execute<{ at: number; jobs: number }>(sql.join(counts, sql` union all `))
  return lists.map((_, at) => rows.find((row) => row.at === at)?.jobs ?? 0)
}

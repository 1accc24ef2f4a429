import type { Queryable } from '@pramaan/database/client'
import type { Viewer } from '@pramaan/database/conditions/listed-jobs'
import { jobs, placementDrives } from '@pramaan/database/schema'
import { eq, sql } from 'drizzle-orm'
import { jobsWhere } from '../conditions.queries.ts'
import type { JobFilters } from '../job-filters.ts'

/** Counting stops at this number of jobs. */
const mostCounted = 1_000

/** How many jobs each of these listings has, in one statement. */
export async function countLists(db: Queryable, viewer: Viewer, lists: readonly JobFilters[]): Promise<number[]> {
  if (lists.length === 0) return []
  const counts = lists.map((filters, at) => {
    const listed = db
      .select({ one: sql`1` })
      .from(jobs)
      .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
      .where(jobsWhere(viewer, filters))
      .limit(mostCounted)
    return sql`select ${at}::int as at, (select count(*)::int from (${listed}) as listed) as jobs`
  })
  const { rows } = await db.execute<{ at: number; jobs: number }>(sql.join(counts, sql` union all `))
  return lists.map((_, at) => rows.find((row) => row.at === at)?.jobs ?? 0)
}

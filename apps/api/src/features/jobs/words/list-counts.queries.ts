import type { Queryable } from '@pramaan/database/client'
import type { Viewer } from '@pramaan/database/conditions/listed-jobs'
import { jobs, placementDrives } from '@pramaan/database/schema'
import type { JobQuery } from '@pramaan/domain/job-query'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alwaysMet, jobsWhere, type Narrowing, narrowedBy } from '../conditions.queries.ts'
import type { JobFilters } from '../job-filters.ts'
import { anyIn, firstIn, isAbout, type WordCondition } from './word-conditions.queries.ts'

/** Counting stops at this number of jobs. */
const mostCounted = 1_000

/** A listing; it counts as empty unless one of its jobs meets `besides`. */
type Counted = { filters: JobFilters; besides?: ((words: JobQuery) => SQL | undefined) | undefined }

function jobsOf(where: SQL | undefined, limit: number): SQL {
  return sql`select from ${jobsMeeting(where)} limit ${limit}`
}

/** How many jobs each of these listings has, in one statement. */
export async function countLists(db: Queryable, viewer: Viewer, lists: readonly Counted[]): Promise<number[]> {
  if (lists.length === 0) return []
  const counts = lists.map(({ filters, besides }, at) => {
    const where = jobsWhere(viewer, filters)
    const also = filters.words && besides?.(filters.words)
    const counted = sql`(select count(*)::int from (${jobsOf(where, mostCounted)}) as listed)`
    return sql`select ${at}::int as at, ${also ? sql`case when exists (${jobsOf(and(where, also), 1)}) then ${counted} else 0 end` : counted} as jobs`
  })
  const { rows } = await db.execute<{ at: number; jobs: number }>(sql.join(counts, sql` union all `))
  return lists.map((_, at) => rows.find((row) => row.at === at)?.jobs ?? 0)
}

const jobsMeeting = (where: SQL | undefined) =>
  sql`${jobs} left join ${placementDrives} on ${eq(placementDrives.id, jobs.driveId)} where ${where ?? sql`true`}`

/** The index of the first condition that any job meets; later ones are not checked. */
export function firstMetBy(db: Queryable, conditions: readonly (SQL | undefined)[]): Promise<number | undefined> {
  return firstIn(db, conditions.map(jobsMeeting))
}

/** Which of these conditions any job meets, by their indexes. */
export function metBy(db: Queryable, conditions: readonly (SQL | undefined)[]): Promise<ReadonlySet<number>> {
  return anyIn(db, conditions.map(jobsMeeting))
}

/**
 * The number of jobs in a listing without each of these groups of conditions. Each condition is checked once per job,
 * however many groups there are.
 */
export async function countWithout(
  db: Queryable,
  viewer: Viewer,
  filters: JobFilters,
  groups: readonly (readonly Narrowing[])[],
): Promise<number[]> {
  const [lead] = filters.words?.requested ?? []
  const isAlwaysLed = lead && !groups.some((left) => left.includes(lead.from))
  const columns = new Map<Narrowing | WordCondition, SQL>()
  const asColumn = (of: Narrowing | WordCondition, condition: SQL) => {
    if (of === lead && isAlwaysLed) return sql`true`
    columns.set(of, columns.get(of) ?? condition)
    return sql.identifier(`met_${[...columns.keys()].indexOf(of)}`)
  }
  const counts = groups.map(
    (left, at) =>
      sql`count(*) filter (where ${narrowedBy(viewer, filters, left, (of, met) => sql`${asColumn(of, met)}`) ?? sql`true`})::int as ${sql.identifier(`jobs_${at}`)}`,
  )
  const met = [...columns.values()].map((condition, at) => sql`(${condition}) as ${sql.identifier(`met_${at}`)}`)
  const where = and(alwaysMet(viewer, filters), isAlwaysLed ? isAbout(lead) : undefined) ?? sql`true`
  const { rows } = await db.execute<Record<string, number>>(sql`select ${sql.join(counts, sql`, `)}
    from (select ${sql.join(met, sql`, `)} from ${jobs} left join ${placementDrives} on ${eq(placementDrives.id, jobs.driveId)}
      where ${where} offset 0) as listed`)
  return groups.map((_, at) => rows[0]?.[`jobs_${at}`] ?? 0)
}

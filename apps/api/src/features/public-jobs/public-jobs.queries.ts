import type { Queryable } from '@pramaan/database/client'
import { employerOf } from '@pramaan/database/conditions/company-name'
import { isThere } from '@pramaan/database/conditions/listed-jobs'
import { ofOpenEmployer } from '@pramaan/database/conditions/open-employer'
import { jobRoles, jobs, placementDrives } from '@pramaan/database/schema'
import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'

/** A stored job. */
export type Job = typeof jobs.$inferSelect

/** The jobs for search engines: open, of no drive, of an employer who is neither suspended nor hidden. */
export const advertised = and(
  isNull(jobs.deletedAt),
  isNull(jobs.closedAt),
  isNull(jobs.driveId),
  ofOpenEmployer(jobs.employerId),
)

/** A job with its drive; `shown`: neither is deleted, and its employer is neither suspended nor hidden. */
export async function findPublicJob(db: Queryable, id: number) {
  const [row] = await db
    .select({
      job: jobs,
      role: jobRoles.title,
      employer: employerOf(jobs.employerId),
      drive: { id: placementDrives.id, title: placementDrives.title, lastDay: placementDrives.toDate },
      shown: sql<boolean>`(${and(isThere, ofOpenEmployer(jobs.employerId))})`,
    })
    .from(jobs)
    .leftJoin(jobRoles, eq(jobRoles.id, jobs.roleId))
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .where(eq(jobs.id, id))
  return row
}

/** The newest advertised jobs. */
export function findNewestJobs(db: Queryable, most: number) {
  return db.select().from(jobs).where(advertised).orderBy(desc(jobs.id)).limit(most)
}

/** How many numbers of jobs one part of the site map covers. */
const sitemapPart = 10_000

/** The parts of the site map that hold a job; each is looked up by the primary key. */
export async function findSitemapParts(db: Queryable) {
  const part = sql<number>`part.number`.as('part')
  const first = sql`part.number * ${sitemapPart}::int`
  const listed = db
    .select({ one: sql`1` })
    .from(jobs)
    .where(and(gte(jobs.id, sql`${first}`), lt(jobs.id, sql`${first} + ${sitemapPart}::int`), advertised))
  const rows = await db
    .select({ part })
    .from(sql`generate_series(0, (select coalesce(max(id), 0) from ${jobs}) / ${sitemapPart}::int) as part(number)`)
    .where(sql`exists ${listed}`)
    .orderBy(sql`1`)
  return rows.map(({ part }) => Number(part))
}

/** The advertised jobs of one part of the site map. */
export function findSitemapJobs(db: Queryable, part: number) {
  return db
    .select({ id: jobs.id, title: jobs.title, location: jobs.location })
    .from(jobs)
    .where(and(gte(jobs.id, part * sitemapPart), lt(jobs.id, (part + 1) * sitemapPart), advertised))
    .orderBy(jobs.id)
}

/** A job with the further data of its page. */
export type PublicJobRow = NonNullable<Awaited<ReturnType<typeof findPublicJob>>>

import { verificationStrength } from '@pramaan/domain/candidate'
import type { Span } from '@pramaan/domain/span'
import { and, type Column, count, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../db/client.ts'
import {
  accounts,
  candidateSearch,
  courseApplications,
  courses,
  driveApplications,
  jobApplications,
  jobs,
  placementDrives,
  vspApplications,
} from '../../db/schema/index.ts'
import { indiaDay, within } from './india.queries.ts'
import { isUser } from './totals.queries.ts'

/** How many of something there were on each day in India that had any. */
export type DayCounts = ReadonlyMap<string, number>

type Series = { table: PgTable; at: Column; where?: SQL | undefined }

const signedUp = (where?: SQL): Series => ({ table: accounts, at: accounts.createdAt, where: and(isUser, where) })

/** What is counted by day. Logins and complete profiles are those of who signed up that day: how far they have come. */
const series = {
  signUps: signedUp(),
  firstLogins: signedUp(gte(accounts.loginCount, 1)),
  repeatLogins: signedUp(gte(accounts.loginCount, 2)),
  profileCompletions: {
    table: candidateSearch,
    at: candidateSearch.registeredAt,
    where: gte(candidateSearch.profileProgress, verificationStrength),
  },
  verified: { table: vspApplications, at: vspApplications.verifiedAt, where: eq(vspApplications.verified, true) },
  certifications: { table: courses, at: courses.createdAt },
  certApplications: { table: courseApplications, at: courseApplications.createdAt },
  jobs: { table: jobs, at: jobs.createdAt, where: sql`${jobs.driveId} is null` },
  jobApplications: { table: jobApplications, at: jobApplications.createdAt },
  drives: { table: placementDrives, at: placementDrives.createdAt },
  driveApplications: { table: driveApplications, at: driveApplications.createdAt },
} as const satisfies Record<string, Series>

/** Something that is counted by day. */
export type SeriesName = keyof typeof series

/** Every series by the days of a span. */
export async function countByDay(db: Queryable, span: Span): Promise<Record<SeriesName, DayCounts>> {
  const entries: [string, DayCounts][] = []
  for (const [name, one] of Object.entries<Series>(series)) entries.push([name, await daysOfSeries(db, one, span)])
  return Object.fromEntries(entries) as Record<SeriesName, DayCounts>
}

async function daysOfSeries(db: Queryable, { table, at, where }: Series, span: Span): Promise<DayCounts> {
  const day = indiaDay(at)
  const rows = await db
    .select({ day, times: count() })
    .from(table)
    .where(and(within(at, span), where))
    .groupBy(sql`1`)
  return new Map(rows.map((row) => [row.day, row.times]))
}

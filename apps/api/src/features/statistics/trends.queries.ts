import type { Queryable } from '@pramaan/database/client'
import { indiaDay, indiaDayStart, within } from '@pramaan/database/conditions/india-day'
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
} from '@pramaan/database/schema'
import { verificationStrength } from '@pramaan/domain/candidate'
import type { DateRange } from '@pramaan/domain/date-range'
import { and, type Column, count, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { isUser } from '../accounts/users.queries.ts'
import { countOf } from './totals.queries.ts'

/** Counts by day in India; days without any are missing. */
export type DayCounts = ReadonlyMap<string, number>

/** A table with an instant, and the condition of the rows to count; by default all. */
type Source = { table: PgTable; at: Column; where?: SQL | undefined; counts: Readonly<Record<string, SQL | true>> }

const jobIsThere = sql`${jobs.deletedAt} is null and not exists (
  select from ${placementDrives} where ${placementDrives.id} = ${jobs.driveId} and ${placementDrives.deletedAt} is not null)`

/**
 * The series counted by day, with the same definitions as the totals. Logins and complete profiles belong to the people
 * who signed up on that day.
 */
const sources = [
  {
    table: accounts,
    at: accounts.createdAt,
    where: isUser,
    counts: { signUps: true, firstLogins: gte(accounts.loginCount, 1), repeatLogins: gte(accounts.loginCount, 2) },
  },
  {
    table: candidateSearch,
    at: candidateSearch.registeredAt,
    where: gte(candidateSearch.profileProgress, verificationStrength),
    counts: { profileCompletions: true },
  },
  {
    table: vspApplications,
    at: vspApplications.verifiedAt,
    where: eq(vspApplications.verified, true),
    counts: { verified: true },
  },
  { table: courses, at: courses.createdAt, counts: { certifications: true } },
  { table: courseApplications, at: courseApplications.createdAt, counts: { certApplications: true } },
  { table: jobs, at: jobs.createdAt, where: jobIsThere, counts: { jobs: true } },
  { table: jobApplications, at: jobApplications.createdAt, counts: { jobApplications: true } },
  {
    table: placementDrives,
    at: placementDrives.createdAt,
    where: isNull(placementDrives.deletedAt),
    counts: { drives: true },
  },
  { table: driveApplications, at: driveApplications.createdAt, counts: { driveApplications: true } },
] as const satisfies readonly Source[]

type KeysOf<Each> = Each extends { counts: infer Counts } ? keyof Counts : never

/** The name of a series. */
export type SeriesName = KeysOf<(typeof sources)[number]>

/** Every series by day, for a date range. */
export async function countByDay(db: Queryable, span: DateRange): Promise<Record<SeriesName, DayCounts>> {
  const entries: [string, DayCounts][] = []
  for (const source of sources) entries.push(...(await daysOfSource(db, source, span)))
  return Object.fromEntries(entries) as Record<SeriesName, DayCounts>
}

async function daysOfSource(db: Queryable, { table, at, where, counts }: Source, span: DateRange) {
  const counted = Object.entries(counts).map(([name, condition]) => [
    name,
    condition === true ? count() : countOf(condition),
  ])
  const rows: Record<string, string | number>[] = await db
    .select({ ...(Object.fromEntries(counted) as Record<string, SQL<number>>), day: indiaDay(at) })
    .from(table)
    .where(and(within(at, span), where))
    .groupBy(indiaDayStart(at))
  return Object.keys(counts).map((name): [string, DayCounts] => [
    name,
    new Map(rows.map((row) => [String(row.day), Number(row[name])])),
  ])
}

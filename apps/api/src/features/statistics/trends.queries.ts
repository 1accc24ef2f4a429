import type { Queryable } from '@pramaan/database/client'
import { isCompleteProfile } from '@pramaan/database/conditions/complete-profile'
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
import { type DateRange, daysOf } from '@pramaan/domain/date-range'
import { endOfDay, type IndiaDay, startOfDay } from '@pramaan/domain/india-day'
import { and, type Column, count, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { isUser } from '../accounts/users.queries.ts'
import { countOf } from './totals.queries.ts'

/** Counts by day in India. */
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
    where: isCompleteProfile,
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
export async function countByDay(db: Queryable, range: DateRange): Promise<Record<SeriesName, DayCounts>> {
  const entries: [string, DayCounts][] = []
  for (const { names, statement } of dayStatements(range)) entries.push(...(await readDays(db, names, statement)))
  return Object.fromEntries(entries) as Record<SeriesName, DayCounts>
}

/** The statements of `countByDay`, one for each table, with the series that each counts. */
export function dayStatements(range: DateRange): readonly { names: readonly string[]; statement: SQL }[] {
  return sources.map((source) => ({ names: Object.keys(source.counts), statement: daysStatement(source, range) }))
}

/**
 * Counts each day by itself, between its first and last instant in an index. Grouping all rows by their day takes five
 * times as long (decision 093).
 */
function daysStatement({ table, at, where, counts }: Source, range: DateRange): SQL {
  const days = daysOf(range)
  const instants = (of: (day: IndiaDay) => Date) => sql.param(days.map((day) => of(day).toISOString()))
  const counted = Object.entries(counts).map(
    ([name, condition]) => sql`${condition === true ? count() : countOf(condition)} as ${sql.identifier(name)}`,
  )
  return sql`select days.day, counted.* from
    unnest(${sql.param(days)}::text[], ${instants(startOfDay)}::timestamptz[], ${instants(endOfDay)}::timestamptz[])
      as days (day, first, following)
    cross join lateral (select ${sql.join(counted, sql`, `)} from ${table}
      where ${and(sql`${at} >= days.first`, sql`${at} < days.following`, where)}) as counted`
}

async function readDays(db: Queryable, names: readonly string[], statement: SQL) {
  const { rows } = await db.execute<Record<string, string | number>>(statement)
  return names.map((name): [string, DayCounts] => [
    name,
    new Map(rows.map((row) => [String(row.day), Number(row[name])])),
  ])
}

import type { Queryable } from '@pramaan/database/client'
import { type DateRange, daysOf, rangeBefore } from '@pramaan/domain/date-range'
import { addDays, dayOf } from '@pramaan/domain/india-day'
import { activeCertificationDays, hiringFunnel, milestonesReached } from '@pramaan/domain/statistics'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls/call.ts'
import { groupsOfSignedUp } from './funnel.queries.ts'
import { moneyOf } from './money.ts'
import { countCertifications, countDrives, countJobs, countUsers } from './totals.queries.ts'
import { countByDay, type DayCounts, type SeriesName } from './trends.queries.ts'

/** The Admin's statistics (document 002 §2.10, §3, §7), from a few queries on indexes. */
export function statisticsRoutes(deps: Deps): Routes<'statistics'> {
  return {
    get: async ({ db, query }) => {
      const series = await countByDay(db, { from: rangeBefore(query).from, to: query.to })
      return {
        data: {
          ...(await totalsOf(deps, db)),
          Period: comparedOf(series, query),
          Days: linesOf(series, query),
          DaysBefore: linesOf(series, rangeBefore(query)),
          Funnel: hiringFunnel(await groupsOfSignedUp(db, query)),
          Payments: await moneyOf(db, query),
        },
      }
    },
  }
}

async function totalsOf(deps: Deps, db: Queryable) {
  const today = dayOf(deps.now())
  const [users, jobs, drives] = [await countUsers(db), await countJobs(db, today), await countDrives(db, today)]
  const certifications = await countCertifications(db, addDays(today, -activeCertificationDays))
  return {
    Users: {
      totalUsers: users.total,
      registeredUsers: users.registered,
      firstLogins: users.firstLogins,
      repeatLogins: users.repeatLogins,
      milestones: milestonesReached(users.total),
      profileCompletions: users.complete,
    },
    Certifications: {
      totalCertifications: certifications.total,
      totalCertApplications: certifications.applications,
      activeCertifications: certifications.active,
      uniqueCertApplicants: certifications.applicants,
    },
    Jobs: {
      totalJobs: jobs.total,
      totalJobApplications: jobs.applications,
      activeJobs: jobs.active,
      uniqueJobApplicants: jobs.applicants,
    },
    PlacementDrives: {
      totalPlacementDrives: drives.total,
      activePlacementDrives: drives.active,
      totalPDJobs: drives.jobs,
      activePDJobs: drives.activeJobs,
      totalPDApplications: drives.applications,
      uniquePDApplicants: drives.applicants,
    },
  }
}

type AllSeries = Record<SeriesName, DayCounts>

function comparedOf(series: AllSeries, range: DateRange) {
  const sumOf = (counts: DayCounts, days: DateRange) =>
    daysOf(days).reduce((sum, day) => sum + (counts.get(day) ?? 0), 0)
  const previousRange = rangeBefore(range)
  return Object.fromEntries(
    Object.entries(series).map(([name, counts]) => [
      name,
      { now: sumOf(counts, range), before: sumOf(counts, previousRange) },
    ]),
  ) as Record<SeriesName, { now: number; before: number }>
}

function linesOf(series: AllSeries, range: DateRange) {
  const namedSeries = Object.entries(series)
  return daysOf(range).map((day) => ({
    ...(Object.fromEntries(namedSeries.map(([name, counts]) => [name, counts.get(day) ?? 0])) as Record<
      SeriesName,
      number
    >),
    day,
  }))
}

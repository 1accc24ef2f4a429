import type { Queryable } from '@pramaan/database/client'
import { employerWindows } from '@pramaan/domain/dashboard'
import { addDays, dayOf, startOfDay } from '@pramaan/domain/india-day'
import type { Deps } from '../../deps.ts'
import {
  countCandidates,
  countCourses,
  countJobsOfEmployer,
  courseApplicationsByDay,
  jobApplicationsByDay,
  registrationsByDay,
} from './statistics.queries.ts'

/**
 * The figures on an employer's dashboard: the platform's candidates and courses, and the employer's own jobs (002
 * §2.10).
 */
export async function statisticsOf(deps: Deps, db: Queryable, employerId: number) {
  const today = dayOf(deps.now())
  const since = startOfDay(addDays(today, 1 - employerWindows.statistics))
  const days = Array.from({ length: employerWindows.statistics }, (_, ago) => addDays(dayOf(since), ago))
  const inDays = (counted: readonly { day: string; count: number }[]) =>
    days.map((day) => ({ day, count: counted.find((one) => one.day === day)?.count ?? 0 }))
  const [people, courses, jobs] = await Promise.all([
    countCandidates(db),
    countCourses(db),
    countJobsOfEmployer(db, employerId, today),
  ])
  return {
    Users: {
      totalUsers: people.total,
      verifiedUsers: people.verified,
      immediateUsers: people.immediate,
      byDay: inDays(await registrationsByDay(db, since)),
    },
    Certifications: {
      totalCertifications: courses.total,
      freeCertifications: courses.free,
      certifiedUsers: people.certified,
      byDay: inDays(await courseApplicationsByDay(db, since)),
    },
    Jobs: {
      totalJobs: jobs.total,
      activeJobs: jobs.active,
      totalJobApplications: jobs.applications,
      uniqueJobApplicants: jobs.applicants,
      byDay: inDays(await jobApplicationsByDay(db, employerId, since)),
    },
  }
}

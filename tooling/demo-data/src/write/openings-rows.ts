import { applicationsOf } from '../openings/applications.ts'
import { couponsOf } from '../openings/coupons.ts'
import { courseApplicationsOf } from '../openings/course-applications.ts'
import { coursesOf } from '../openings/courses.ts'
import { drivesOf } from '../openings/drives.ts'
import { type Employer, employersOf } from '../openings/employers.ts'
import { jobApplicationsOf } from '../openings/job-applications.ts'
import { jobsOf } from '../openings/jobs.ts'
import { driveMovesOf, jobMovesOf } from '../openings/moves.ts'
import { shortlistsOf } from '../openings/shortlists.ts'
import { profileViewsOf, searchAppearancesOf, searchLogsOf } from '../openings/traces.ts'
import { theExperienced, theFresher } from '../people/known-candidates.ts'
import { notesOf } from '../people/notes.ts'
import { staffOf } from '../people/staff.ts'
import { known, type World } from '../world.ts'
import { add, type Rows } from './insert.ts'
import { addAccount, addPerson } from './person-rows.ts'

/** The few hundred rows that candidates are written after: staff, employers, and the two known candidates. */
export function firstRows(world: World): Rows {
  const rows: Rows = new Map()
  for (const account of staffOf(world)) addAccount(rows, account)
  for (const { account, profile } of employersOf(world)) {
    addAccount(rows, account)
    add(rows, 'employers', profile)
  }
  for (const person of [theFresher(world), theExperienced(world)]) addPerson(rows, person, world.now)
  return rows
}

/** What is written after the candidates: openings, applications, shortlists and the traces that make dashboards live. */
export function lastRows(world: World): Rows {
  const rows: Rows = new Map()
  const employers = employersOf(world)
  addOpenings(rows, world, employers)
  const { shortlists, moves } = shortlistsOf(world, employers)
  add(rows, 'shortlists', ...shortlists)
  add(rows, 'shortlist_moves', ...moves)
  add(rows, 'profile_views', ...profileViewsOf(world, employers))
  add(rows, 'search_appearances', ...searchAppearancesOf(world))
  add(rows, 'search_logs', ...searchLogsOf(world))
  return rows
}

function addOpenings(rows: Rows, world: World, employers: readonly Employer[]) {
  const drives = drivesOf(world, employers)
  add(rows, 'placement_drives', ...drives)
  const jobs = jobsOf(world, employers, drives)
  add(rows, 'jobs', ...jobs)
  const courses = coursesOf(world)
  add(rows, 'courses', ...courses)
  const toDrives = applicationsOf(world, drives)
  add(rows, 'drive_applications', ...toDrives)
  const toJobs = jobApplicationsOf(world, jobs)
  add(rows, 'job_applications', ...toJobs)
  const employerOf = new Map(jobs.map(({ id, employerId }) => [id, employerId]))
  add(rows, 'application_moves', ...toDrives.flatMap((application) => driveMovesOf(application, known.hr.id)))
  add(
    rows,
    'application_moves',
    ...toJobs.flatMap((application) => jobMovesOf(application, employerOf.get(application.jobId) ?? known.employer.id)),
  )
  const { applications, enrolments } = courseApplicationsOf(world, courses)
  add(rows, 'course_applications', ...applications)
  add(rows, 'course_enrolments', ...enrolments)
  add(rows, 'coupons', ...couponsOf(world))
  add(rows, 'candidate_notes', ...notesOf(world, courses))
}

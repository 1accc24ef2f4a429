import { courseApplicationsOf } from '../courses/course-applications.ts'
import { coursesOf } from '../courses/courses.ts'
import { employersOf } from '../employers/employers.ts'
import { shortlistsOf } from '../employers/shortlists.ts'
import type { World } from '../world.ts'
import { applicationsOf } from './applications.ts'
import { drivesOf } from './drives.ts'
import { jobApplicationsOf } from './job-applications.ts'
import { jobsOf } from './jobs.ts'

/** The openings of a world, their employers, and the applicants. */
export type Openings = ReturnType<typeof openingsOf>

/** The openings of a world whole: they are written, and sold from. */
export function openingsOf(world: World) {
  const employers = employersOf(world)
  const drives = drivesOf(world, employers)
  const jobs = jobsOf(world, employers, drives)
  const courses = coursesOf(world)
  return {
    employers,
    drives,
    jobs,
    courses,
    toDrives: applicationsOf(world, drives),
    toJobs: jobApplicationsOf(world, jobs, drives),
    ...shortlistsOf(world, employers, jobs),
    toCourses: courseApplicationsOf(world, courses),
  }
}

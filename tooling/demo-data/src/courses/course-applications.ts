import { candidateAt } from '../people/candidate.ts'
import { streamOf } from '../random.ts'
import { appliedAt, earliest, latest } from '../when/applied.ts'
import { busyBetween } from '../when/rhythm.ts'
import { daysAgo, isCast, known, type World } from '../world.ts'
import type { coursesOf } from './courses.ts'

/** A course as the table has it. */
export type Course = ReturnType<typeof coursesOf>[number]

/** Who applied to which course when. */
export type CourseApplication = { courseId: number; candidateId: number; createdAt: Date }

const dayMs = 86_400_000

/** How many of the candidates are looked at. */
const considered = 400

/** A course is applied to for so many days after it was added, or after the candidate came. */
const longestInterest = 200

/** What the demo candidates applied to: the Fresher before the first interviews, the Experienced on the way to a team of their own. */
const knownApplicants: readonly { id: number; courses: readonly string[] }[] = [
  { id: known.fresher.id, courses: ['Full-stack web development', 'Interview preparation', 'Spoken English for work'] },
  {
    id: known.experienced.id,
    courses: ['Management basics for graduates', 'MBA entrance coaching', 'Spoken English for work'],
  },
]

/** Applications to the courses in the order of time, and the enrolments of those that cost nothing. */
export function courseApplicationsOf(world: World, courses: readonly Course[]) {
  const random = streamOf(world.seed, 'course-applications')
  const count = Math.min(considered, world.candidates)
  const people = Array.from({ length: count }, (_, turn) => {
    const { id, createdAt } = candidateAt(world, Math.floor((turn * world.candidates) / count)).account
    return { candidateId: id, registeredAt: createdAt }
  }).filter(({ candidateId }) => !isCast(candidateId))
  const all = courses.flatMap((course) => {
    const ours = knownApplicants.filter(({ courses }) => courses.includes(course.title))
    const applicants = random.sample(people, random.int(7, 19))
    return [
      ...ours.map(({ id }) => ({
        candidateId: id,
        createdAt: knownDay(world, course, id),
      })),
      ...applicants.flatMap(({ candidateId, registeredAt }) => {
        const since = latest(course.createdAt, registeredAt)
        const createdAt = appliedAt(world, { since, until: lastDayOf(world, course, since) }, random)
        return createdAt ? [{ candidateId, createdAt }] : []
      }),
    ].map(({ candidateId, createdAt }) => ({ courseId: course.id, candidateId, url: null, createdAt }))
  })
  const applications = all.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  const free = new Set(courses.filter(({ price }) => price === null).map(({ id }) => id))
  const enrolments = applications
    .filter(({ courseId }) => free.has(courseId))
    .map(({ courseId, candidateId, createdAt }) => ({ courseId, candidateId, createdAt }))
  return { applications, enrolments }
}

/** When a demo candidate applied to a course: within two months, so that it is on the first page of what they sent. */
function knownDay(world: World, { id, createdAt }: Course, candidateId: number): Date {
  const at = streamOf(world.seed, 'known-course-application', id, candidateId).next()
  return busyBetween(world, latest(createdAt, daysAgo(world, 60)), world.now, at)
}

/** Until when a candidate who came at an instant may apply; a course that has lost its appeal was left months ago. */
function lastDayOf(world: World, { id, createdAt }: Course, since: Date): Date {
  const [left, longest] = [daysAgo(world, 95), new Date(since.getTime() + longestInterest * dayMs)]
  return id % 6 === 3 && createdAt < left ? earliest(left, longest) : longest
}

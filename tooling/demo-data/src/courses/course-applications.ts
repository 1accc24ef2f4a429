import { candidateAt } from '../people/candidate.ts'
import { streamOf } from '../random.ts'
import { latest } from '../when/applied.ts'
import { between, firstIds, known, type World } from '../world.ts'
import type { coursesOf } from './courses.ts'

/** A course as the table has it. */
export type Course = ReturnType<typeof coursesOf>[number]

/** Who applied to which course when. */
export type CourseApplication = { courseId: number; candidateId: number; createdAt: Date }

/** Applications to the courses, and the enrolments of those that cost nothing; the demo candidates have some of both. */
export function courseApplicationsOf(world: World, courses: readonly Course[]) {
  const random = streamOf(world.seed, 'course-applications')
  const people = Array.from({ length: Math.min(400, world.candidates) }, (_, index) => firstIds.candidate + index)
  const registeredAt = new Map(people.map((id, index) => [id, candidateAt(world, index).account.createdAt]))
  const applications = courses.flatMap((course) => {
    const ours = [known.fresher.id, known.experienced.id].filter((id) => (course.id + id) % 5 === 0)
    return [...ours, ...random.sample(people, random.int(2, 12))].map((candidateId) => ({
      courseId: course.id,
      candidateId,
      url: null,
      createdAt: between(
        latest(course.createdAt, registeredAt.get(candidateId) ?? course.createdAt),
        world.now,
        random.next(),
      ),
    }))
  })
  const free = new Set(courses.filter(({ price }) => price === null).map(({ id }) => id))
  const enrolments = applications
    .filter(({ courseId }) => free.has(courseId))
    .map(({ courseId, candidateId, createdAt }) => ({ courseId, candidateId, createdAt }))
  return { applications, enrolments }
}

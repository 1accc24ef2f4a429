import type { CourseApplication } from '../courses/course-applications.ts'
import { type Random, streamOf } from '../random.ts'
import { earliest, latest } from '../when/applied.ts'
import { inOfficeHoursAfter } from '../when/office.ts'
import { busyBetween } from '../when/rhythm.ts'
import { between, daysAgo, firstIds, known, type World } from '../world.ts'
import { candidateAt } from './candidate.ts'
import { personAt } from './person-at.ts'
import { reviewerOf } from './reviewers.ts'

/** So many candidates have been spoken with at most; of a larger world those who registered last. */
const most = 400

const attendanceComments = {
  came: ['Came to the job fair.', 'Joined the call on time.', 'Asked good questions.', null],
  stayedAway: ['Could not be reached.', 'Asked for another day.', 'Phone was switched off.', null],
}
const remarks = ['Joined the batch of this month.', 'Wants to begin next month.', 'Finished with a good result.']

/**
 * What staff noted of candidates: attendance, suggested courses, and the course partner's remarks on those who applied
 * to one.
 */
export function notesOf(world: World, courses: readonly Course[], applications: readonly CourseApplication[]) {
  const random = streamOf(world.seed, 'notes')
  const count = Math.min(most, world.candidates)
  const newest = firstIds.candidate + world.candidates - 1
  const ids = [known.fresher.id, known.experienced.id, ...Array.from({ length: count }, (_, index) => newest - index)]
  const firstOf = new Map(applications.toReversed().map((application) => [application.candidateId, application]))
  const spokenWith = new Set([...ids, ...firstOf.keys()])
  return [...spokenWith].flatMap((id) => notesOn(world, id, { courses, applied: firstOf.get(id) }, random))
}

type Course = { id: number; createdAt: Date }

type Offered = { courses: readonly Course[]; applied: CourseApplication | undefined }

const partner = known.coursePartner.id
const counsellors = [known.counsellor.id, firstIds.staff + 2, firstIds.staff + 3]

/** When a candidate was first there to be spoken with; the known ones are spoken with of late. */
function noteableFrom(world: World, candidateId: number): Date {
  if (candidateId < firstIds.candidate) return daysAgo(world, 9)
  return candidateAt(world, candidateId - firstIds.candidate).account.createdAt
}

/** Staff speak with a candidate in the first weeks. */
function soonAfter(world: World, from: Date): Date {
  return earliest(world.now, new Date(from.getTime() + 25 * 86_400_000))
}

function notesOn(world: World, candidateId: number, { courses, applied }: Offered, random: Random) {
  const base = { candidateId, attended: null as boolean | null, courseIds: [] as number[], current: true }
  const [from, hand] = [noteableFrom(world, candidateId), streamOf(world.seed, 'noted by', candidateId)]
  const after = (before: Date) =>
    inOfficeHoursAfter(world, before, busyBetween(world, before, soonAfter(world, before), random.next()))
  const attendance = (kind: string, byId: number) => {
    const attended = random.chance(0.7)
    const comment = random.pick(attended ? attendanceComments.came : attendanceComments.stayedAway)
    return { ...base, kind, attended, comment, byId, at: after(from) }
  }
  const suggested = random.chance(0.35) || candidateId < firstIds.candidate
  const course = courses.find(({ id }) => id === applied?.courseId)
  const since = course && latest(course.createdAt, personAt(world, candidateId).account.createdAt)
  const suggestedAt = since && applied ? between(since, applied.createdAt, random.next()) : after(from)
  const existing = courses.filter(({ createdAt }) => createdAt < suggestedAt)
  const courseIds = course ? [course.id] : random.sample(existing, random.int(1, 3)).map(({ id }) => id)
  const suggestion = {
    ...base,
    kind: 'courses',
    courseIds,
    comment: null,
    byId: hand.pick(counsellors),
    at: suggestedAt,
  }
  return [
    ...(random.chance(0.4) ? [attendance('hr-attendance', reviewerOf(hand))] : []),
    ...(random.chance(0.3) ? [attendance('counsellor-attendance', hand.pick(counsellors))] : []),
    ...(suggested && courseIds.length > 0 ? [suggestion] : []),
    ...(suggested && applied && random.chance(0.4)
      ? [{ ...base, kind: 'remark', comment: random.pick(remarks), byId: partner, at: after(applied.createdAt) }]
      : []),
  ]
}

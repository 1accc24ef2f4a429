import type { Random } from '../random.ts'
import { streamOf } from '../random.ts'
import { daysAgo, firstIds, known, type World } from '../world.ts'

/** So many candidates have been spoken with at most; of a larger world those who registered last. */
const most = 400

const attendanceComments = ['Came to the job fair.', 'Joined the call on time.', 'Could not be reached.', null]
const remarks = ['Joined the batch of this month.', 'Wants to begin next month.', 'Finished with a good result.']

/** What staff noted of candidates: attendance, suggested courses, and the course partner's remarks. */
export function notesOf(world: World, courses: readonly { id: number }[]) {
  const random = streamOf(world.seed, 'notes')
  const count = Math.min(most, world.candidates)
  const newest = firstIds.candidate + world.candidates - 1
  const ids = [known.fresher.id, known.experienced.id, ...Array.from({ length: count }, (_, index) => newest - index)]
  return ids.flatMap((candidateId) => notesOn(world, candidateId, courses, random))
}

function notesOn(world: World, candidateId: number, courses: readonly { id: number }[], random: Random) {
  const base = { candidateId, attended: null as boolean | null, courseIds: [] as number[], current: true }
  const at = () => daysAgo(world, 2 * random.next() + 0.1)
  const attendance = (kind: string, byId: number) => ({
    ...base,
    kind,
    attended: random.chance(0.7),
    comment: random.pick(attendanceComments),
    byId,
    at: at(),
  })
  const suggested = random.chance(0.35)
  const courseIds = random.sample(courses, random.int(1, 3)).map(({ id }) => id)
  return [
    ...(random.chance(0.4) ? [attendance('hr-attendance', known.hr.id)] : []),
    ...(random.chance(0.3) ? [attendance('counsellor-attendance', known.counsellor.id)] : []),
    ...(suggested ? [{ ...base, kind: 'courses', courseIds, comment: null, byId: known.counsellor.id, at: at() }] : []),
    ...(suggested && random.chance(0.4)
      ? [{ ...base, kind: 'remark', comment: random.pick(remarks), byId: known.coursePartner.id, at: at() }]
      : []),
  ]
}

import { dayOf } from '@pramaan/domain/india-day'
import { rejectReasons } from '@pramaan/domain/pipeline'
import { isHired, nextStatuses, type ShortlistStatus, shortlist } from '@pramaan/domain/shortlist'
import { type Applicant, applicantOf, applicantsOf, fits } from '../openings/applicants.ts'
import type { Job } from '../openings/jobs.ts'
import { theExperienced, theFresher } from '../people/known-candidates.ts'
import { type Random, streamOf } from '../random.ts'
import { latest } from '../when/applied.ts'
import { inOfficeHoursAfter, weekdayOf } from '../when/office.ts'
import { between, daysAgo, firstIds, known, type World } from '../world.ts'
import type { Employer } from './employers.ts'

const dayMs = 86_400_000
/** So many days ago did the oldest of the stories begin, and at least so many are between two of its moves. */
const longestStory = 27
const daysOfMove = 3
/** A candidate's story begins so many days after the sign-up at the earliest. */
const newcomersFrom = 4

/** How full the stages of a pipeline are. */
const stages: readonly (readonly [ShortlistStatus, number])[] = [
  [shortlist.shortlisted, 10],
  [shortlist.inCommunication, 8],
  [shortlist.interviewed, 5],
  [shortlist.hired, 3],
  [shortlist.rejected, 4],
]

/** The demo candidates still look for work: they are hired at none. */
const stagesOfLooking = stages.filter(([stage]) => !isHired(stage))

/** The shortlists: a full pipeline of the demo employer, a few with the others, and all the moves. */
export function shortlistsOf(world: World, employers: readonly Employer[], jobs: readonly Job[]) {
  const random = streamOf(world.seed, 'shortlists')
  const pool = applicantsOf(world).filter(({ registeredAt }) => registeredAt < daysAgo(world, newcomersFrom))
  const knownOnes = [theFresher(world), theExperienced(world)].map(applicantOf)
  const hired = new Set<number>()
  const stories = employers.flatMap(({ account }, index) => {
    const ownJobs = jobs.filter(({ employerId }) => employerId === account.id)
    const isWanted = (one: Applicant) => ownJobs.some((job) => fits(job, one))
    const chosen = random.sample(pool.filter(isWanted), index === 0 ? 28 : random.int(0, 8))
    const theirs = knownOnes.filter(({ candidateId }) => isAskedFor(index, candidateId)).filter(isWanted)
    return [...theirs, ...chosen].map(({ candidateId, registeredAt }) => {
      const pair = { employerId: account.id, candidateId }
      return story(world, pair, latest(registeredAt, account.createdAt), hired, random)
    })
  })
  return { shortlists: stories.map(({ row }) => row), shortlistMoves: stories.flatMap(({ moves }) => moves) }
}

/** The demo employer has the Experienced in the pipeline, the next few employers also the Fresher. */
function isAskedFor(index: number, candidateId: number): boolean {
  return index === 0 ? candidateId === known.experienced.id : index < 9
}

type Pair = { employerId: number; candidateId: number }

/** The way from the list's first stage to where a person is now, one dated move after another; nobody is hired twice. */
function story(world: World, pair: Pair, thereSince: Date, hired: Set<number>, random: Random) {
  const drawnStage = random.weighted(pair.candidateId < firstIds.candidate ? stagesOfLooking : stages)
  const isHiredElsewhere = drawnStage === shortlist.hired && hired.has(pair.candidateId)
  const stage = isHiredElsewhere ? shortlist.rejected : drawnStage
  if (stage === shortlist.hired) hired.add(pair.candidateId)
  const days = (world.now.getTime() - thereSince.getTime()) / dayMs
  // A person who came a week ago has not come as far as others.
  const statuses = pathTo(stage, random).slice(0, 1 + Math.max(1, Math.floor(days / daysOfMove)))
  const shortest = statuses.length > 2 ? daysOfMove * statuses.length : 0.2
  const first = Math.min(0.9 * days, shortest + (longestStory - shortest) * random.next())
  const reason = isHiredElsewhere ? 'Joined another company' : random.pick(rejectReasons)
  const moves = datedMoves(world, statuses, thereSince, first).map(({ toStatus, ...move }) => ({
    ...pair,
    toStatus,
    ...move,
    movedBy: pair.employerId,
    reason: toStatus === shortlist.rejected ? reason : null,
  }))
  const [{ movedAt: createdAt } = { movedAt: world.now }] = moves
  const { toStatus: status, movedAt: updatedAt } = moves.at(-1) ?? {
    toStatus: shortlist.shortlisted,
    movedAt: world.now,
  }
  return { row: { ...pair, status, createdAt, updatedAt }, moves }
}

/** The moves along a path, the first so many days ago: one after another, in office hours where that is possible. */
function datedMoves(world: World, statuses: readonly ShortlistStatus[], thereSince: Date, first: number) {
  let before = thereSince
  return statuses.slice(1).map((toStatus, index) => {
    const about = notOnSunday(daysAgo(world, first * (1 - index / statuses.length)))
    const at = inOfficeHoursAfter(world, before, about)
    before = at > before ? at : between(before, world.now, 0.3)
    return { fromStatus: statuses[index] ?? null, toStatus, movedAt: before }
  })
}

/** The same hour of the day before, where it is a Sunday in India. */
function notOnSunday(at: Date): Date {
  return weekdayOf(dayOf(at)) === 0 ? new Date(at.getTime() - dayMs) : at
}

/** Along allowed transitions from nothing to a stage; a rejection comes after one of the first two. */
function pathTo(target: ShortlistStatus, random: Random): ShortlistStatus[] {
  const path: ShortlistStatus[] = [shortlist.none]
  const along = random.int(1, 2)
  while (path.at(-1) !== target) {
    const next = nextStatuses(path.at(-1) ?? shortlist.none)
    const step = path.length > along && next.includes(target) ? target : next[0]
    if (step === undefined) break
    path.push(step)
  }
  return path
}

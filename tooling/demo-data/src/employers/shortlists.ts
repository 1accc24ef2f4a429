import { rejectReasons } from '@pramaan/domain/pipeline'
import { nextStatuses, type ShortlistStatus, shortlist } from '@pramaan/domain/shortlist'
import { type Random, streamOf } from '../random.ts'
import { daysAgo, firstIds, known, type World } from '../world.ts'
import type { Employer } from './employers.ts'

const knownCandidates = [known.fresher.id, known.experienced.id]
/** How full the stages of a pipeline are. */
const stages: readonly (readonly [ShortlistStatus, number])[] = [
  [shortlist.shortlisted, 10],
  [shortlist.inCommunication, 8],
  [shortlist.interviewed, 5],
  [shortlist.hired, 3],
  [shortlist.rejected, 4],
]

/** The shortlists: a full pipeline of the demo employer, a few with the others, and all the moves. */
export function shortlistsOf(world: World, employers: readonly Employer[]) {
  const random = streamOf(world.seed, 'shortlists')
  const pairs = employers.flatMap(({ account }, index) => {
    const chosenCount = index === 0 ? 28 : random.int(0, 8)
    const request = index > 0 && index < 5 ? knownCandidates : index === 0 ? [known.experienced.id] : []
    return [...request, ...someCandidates(world, chosenCount, random)].map((candidateId) => ({
      employerId: account.id,
      candidateId,
    }))
  })
  const notified = pairs.map((pair) => story(world, pair, random))
  return { shortlists: notified.map(({ row }) => row), moves: notified.flatMap(({ moves }) => moves) }
}

function someCandidates(world: World, count: number, random: Random): number[] {
  const most = Math.min(count, world.candidates)
  const drawn = new Set<number>()
  while (drawn.size < most) drawn.add(firstIds.candidate + random.int(0, world.candidates - 1))
  return [...drawn]
}

type Pair = { employerId: number; candidateId: number }

/** The way from the list's first stage to where a person is now, one dated move after another. */
function story(world: World, pair: Pair, random: Random) {
  const statuses = pathTo(random.weighted(stages), random)
  const first = 26 * random.next() + 1
  const moves = statuses.slice(1).map((toStatus, index) => ({
    ...pair,
    fromStatus: statuses[index] ?? null,
    toStatus,
    movedBy: pair.employerId,
    reason: toStatus === shortlist.rejected ? reasonFor(pair) : null,
    movedAt: daysAgo(world, first * (1 - index / statuses.length)),
  }))
  const [{ movedAt: createdAt } = { movedAt: world.now }] = moves
  const { toStatus: status, movedAt: updatedAt } = moves.at(-1) ?? {
    toStatus: shortlist.shortlisted,
    movedAt: world.now,
  }
  return { row: { ...pair, status, createdAt, updatedAt }, moves }
}

/** A rejection always has a reason. */
function reasonFor({ candidateId }: Pair) {
  return rejectReasons[candidateId % rejectReasons.length] ?? null
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

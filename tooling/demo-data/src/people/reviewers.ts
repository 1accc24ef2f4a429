import { type Random, streamOf } from '../random.ts'
import { firstIds, known, type World } from '../world.ts'

/** The members of hr with the part of the work that each does. */
const reviewers = [
  [known.hr.id, 42],
  [firstIds.staff, 33],
  [firstIds.staff + 1, 25],
] as const

/** The member of hr whose turn it is. */
export function reviewerOf(random: Random): number {
  return random.weighted(reviewers)
}

/** The member of hr who decides on an application to a drive. */
export function driveReviewerOf(world: World, { id }: { id: number }): number {
  return reviewerOf(streamOf(world.seed, 'drive reviewer', id))
}

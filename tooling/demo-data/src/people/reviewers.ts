import type { Random } from '../random.ts'
import { firstIds, known } from '../world.ts'

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

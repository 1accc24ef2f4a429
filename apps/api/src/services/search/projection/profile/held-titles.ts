import { positionsInOrder } from '@pramaan/domain/candidate'
import type { SearchProfile } from './search-profile.ts'

/** The titles of a candidate now, or the latest ones, and those before. */
export function heldTitles({ candidate, experiences }: SearchProfile, now: Date) {
  const [latest, ...before] = positionsInOrder(experiences, now)
  return {
    current: [candidate.currentPosition, candidate.currentJob, latest?.title],
    earlier: before.map(({ title }) => title),
  }
}

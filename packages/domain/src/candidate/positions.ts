import { type DateRange, type ExperienceItem, experiencePeriod, isUndated } from '../duration/duration.ts'
import { monthOf, yearOf } from '../india-day/india-day.ts'
import { latestFirst } from './latest.ts'

/** The period by which a position is sorted. A current position without a known start runs to today. */
function placeOf(item: ExperienceItem, now: Date): DateRange | undefined {
  const isRunning = item.working === true && isUndated(item)
  return isRunning ? { from: -1, to: yearOf(now) * 12 + monthOf(now) } : experiencePeriod(item, now)
}

/** Sorts positions by end date, latest first: current ones come first, and among these the undated ones last. */
export function positionsInOrder<T extends ExperienceItem>(items: readonly T[], now: Date): T[] {
  return latestFirst(items, (item) => placeOf(item, now))
}

/**
 * The positions that a profile shows, in order and with their periods. A position that never had dates has no period;
 * one with invalid dates is left out (000, section 5).
 */
export function shownPositions<T extends ExperienceItem>(items: readonly T[], now: Date) {
  return positionsInOrder(items, now).flatMap((position) => {
    const period = experiencePeriod(position, now)
    return period || isUndated(position) ? [{ position, period }] : []
  })
}

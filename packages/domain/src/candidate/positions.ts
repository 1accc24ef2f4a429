import { type DateRange, type ExperienceItem, experiencePeriod, isUndated } from '../duration/duration.ts'
import { monthOf, yearOf } from '../india-day/india-day.ts'
import { latestFirst } from './latest.ts'

/** Where a position stands among others: one that is held now, though nobody told since when, runs to today. */
function placeOf(item: ExperienceItem, now: Date): DateRange | undefined {
  const isRunning = item.working === true && isUndated(item)
  return isRunning ? { from: -1, to: yearOf(now) * 12 + monthOf(now) } : experiencePeriod(item, now)
}

/** Positions by end date, latest first: present ones, those without dates last of these. */
export function positionsInOrder<T extends ExperienceItem>(items: readonly T[], now: Date): T[] {
  return latestFirst(items, (item) => placeOf(item, now))
}

/**
 * The positions that a profile shows, in order, each with its period; none for one that never had dates. Those with
 * invalid dates are left out (000, section 5).
 */
export function shownPositions<T extends ExperienceItem>(items: readonly T[], now: Date) {
  return positionsInOrder(items, now).flatMap((position) => {
    const period = experiencePeriod(position, now)
    return period || isUndated(position) ? [{ position, period }] : []
  })
}

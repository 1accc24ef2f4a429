import { type DriveDates, isFeeOverdue, isOpen, lastFeeDay } from '../drive/drive.ts'
import { dayOf, daysBetween, type IndiaDay } from '../india-day/india-day.ts'
import { isToPay, takesPart } from './candidate-view.ts'
import type { DriveApplicationStatus } from './transitions.ts'

/** What a candidate has to do at a drive, its day, and the days until then: pay the fee, or come. */
type Due = { what: 'pay' | 'come'; day: IndiaDay; days: number }

/**
 * What a candidate has to do next at a drive; `since` is when the request entered its state. Undefined with nothing to
 * do but to apply, once the drive runs, and when the fee is overdue.
 */
export function nextDue(
  { status, since }: { status: DriveApplicationStatus; since: Date },
  drive: DriveDates,
  now: Date,
): Due | undefined {
  if (!isOpen(drive, now)) return undefined
  const until = (what: Due['what'], day: IndiaDay) => ({ what, day, days: daysBetween(dayOf(now), day) })
  if (isToPay(status)) return isFeeOverdue(drive, since, now) ? undefined : until('pay', lastFeeDay(drive, since))
  const coming = until('come', drive.fromDate)
  return takesPart(status) && coming.days >= 0 ? coming : undefined
}

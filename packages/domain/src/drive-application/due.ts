import { type DriveDates, isFeeOverdue, isOpen, lastFeeDay } from '../drive/drive.ts'
import { dayOf, daysBetween, type IndiaDay } from '../india-day/india-day.ts'
import { isToPay, takesPart } from './candidate-view.ts'
import type { DriveApplicationStatus } from './transitions.ts'

/** What a candidate must do for a drive (pay the fee or attend), by which day, and in how many days. */
type Due = { what: 'pay' | 'come'; day: IndiaDay; days: number }

/**
 * What a candidate must do next for a drive; `since` is when the application entered its status. Undefined if they can
 * only apply, once the drive has started, and when the fee is overdue.
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

import { addDays, dayOf, daysBetween, dayText, type IndiaDay } from '../india-day/india-day.ts'

/** The first and last day of a drive in India. */
export type DriveDates = { fromDate: IndiaDay; toDate: IndiaDay }

/** Days in which a drive counts as recent on the employer's dashboard (002, section 9). */
export const recentDriveDays = 15

/** Days to a drive's last day in India: 0 on it, negative after it (D23). */
export function daysLeft({ toDate }: Pick<DriveDates, 'toDate'>, now: Date): number {
  return daysBetween(dayOf(now), toDate)
}

/** Whether a drive is open: until the end of its last day in India (D23). */
export function isOpen(drive: Pick<DriveDates, 'toDate'>, now: Date): boolean {
  return daysLeft(drive, now) >= 0
}

/**
 * The last day to pay a drive's fee: the day before the drive starts (D58), or the drive's last day if the application
 * was accepted later.
 */
export function lastFeeDay({ fromDate, toDate }: DriveDates, acceptedAt: Date): IndiaDay {
  const dayBefore = addDays(fromDate, -1)
  return daysBetween(dayOf(acceptedAt), dayBefore) < 0 ? toDate : dayBefore
}

/** Whether the last day to pay has passed for an application accepted at the given time. */
export function isFeeOverdue(drive: DriveDates, acceptedAt: Date, now: Date): boolean {
  return daysBetween(dayOf(now), lastFeeDay(drive, acceptedAt)) < 0
}

/** Days before its end from which a drive is marked as ending soon. */
const soonDays = 3

/** Whether a drive that is open ends in the next three days. */
export function endsSoon(drive: Pick<DriveDates, 'toDate'>, now: Date): boolean {
  const left = daysLeft(drive, now)
  return left >= 0 && left <= soonDays
}

/** A drive's remaining time as data, for any language. */
type RemainingTime = { kind: 'over' | 'today' | 'days'; n: number }

/** A drive's remaining time; `n` is the count of days, 0 on the last one and after it. */
export function remainingTime(drive: Pick<DriveDates, 'toDate'>, now: Date): RemainingTime {
  const n = daysLeft(drive, now)
  if (n < 0) return { kind: 'over', n: 0 }
  return { kind: n === 0 ? 'today' : 'days', n }
}

/** Why new dates of a drive are refused: it can't end before it starts, nor be over already. */
export function whyNotDates({ fromDate, toDate }: DriveDates, now: Date): 'end-before-start' | 'over' | undefined {
  if (daysBetween(fromDate, toDate) < 0) return 'end-before-start'
  return isOpen({ toDate }, now) ? undefined : 'over'
}

/** Where a drive is, and when applicants come on its first day: its city, the address in it, and the hour. */
type Place = { reportingTime: string | null; location: string; venue: string | null }
type Meeting = Place & { fromDate: string; toDate: string }

/** Whether a change moves a drive to another day, hour or place; what it leaves out stays. */
export function isMoved(before: Meeting, change: { [Key in keyof Meeting]?: Meeting[Key] | undefined }): boolean {
  const keys = ['fromDate', 'toDate', 'reportingTime', 'location', 'venue'] as const
  return keys.some((key) => change[key] !== undefined && change[key] !== before[key])
}

/** Minutes after a change before the applicants read of it: the correction of a mistake is the same message. */
export const movedNoticeMinutes = 5

/** When and where applicants come, in figures and the drive's own words, for messages of any language. */
export function meetingText({ fromDate, toDate, reportingTime, location, venue }: Place & DriveDates) {
  const days = fromDate === toDate ? dayText(fromDate) : `${dayText(fromDate)}–${dayText(toDate)}`
  return { when: reportingTime ? `${days}, ${reportingTime}` : days, where: venue ?? location }
}

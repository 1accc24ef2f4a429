import { addDays, dayOf, daysBetween, type IndiaDay } from '../india-day/india-day.ts'
import type { Role } from '../role/role.ts'

/** The first and last day of a drive in India. */
export type DriveDates = { fromDate: IndiaDay; toDate: IndiaDay }

/** Characters of a drive's criteria that a card shows. */
const mostCriteriaCharacters = 150

/** Skill chips that a drive card shows before '+N'. */
const mostSkillChips = 5

/** Least time the toasts of a drive application stay, in milliseconds (001, section 9). */
export const driveToastMilliseconds = 3000

/** Days in which a drive counts as recent on the employer's dashboard (002, section 9). */
export const recentDriveDays = 15

/** Skeleton cards shown while a list of drives loads (002, section 9). */
export const driveSkeletons = 8

/** How often a drive's remaining time is updated, in milliseconds (002, section 9). */
export const remainingTimeRefreshMilliseconds = 3_600_000

/**
 * Where the drive form's Cancel and Back lead, and where a drive's deletion ends, for every role (002, sections 2.7,
 * 4).
 */
export const driveListPath = '/emp-placement-drives'

/** A role's list of drives: where Back from a drive leads, and where an update ends (002, sections 2.7, 4). */
export function driveListOf(role: Role): string {
  if (role === 'Candidate') return '/placement-drives'
  return role === 'Employer' ? driveListPath : '/admin-placement-drives'
}

/**
 * What a drive's View opens: the details with its jobs and applicants for those who run it, else its page (002,
 * section 2.1).
 */
export function drivePathOf(role: Role, driveId: number): string {
  const runsIt = role === 'Employer' || role === 'Admin'
  return runsIt ? `/emp-placement-drive-details?drive=${driveId}` : `/drive-detail?ID=${driveId}`
}

/** The drive in the form's `ID`; undefined, for a new drive, if it is missing or the text 'null' (002, section 2.7). */
export function formDriveId(id: string | null): number | undefined {
  const driveId = Number(id)
  return id !== 'null' && Number.isSafeInteger(driveId) && driveId > 0 ? driveId : undefined
}

/** Days to a drive's last day in India: 0 on it, negative after it (D23). */
export function daysLeft({ toDate }: Pick<DriveDates, 'toDate'>, now: Date): number {
  return daysBetween(dayOf(now), toDate)
}

/** Whether a drive is open: until the end of its last day in India (D23). */
export function isOpen(drive: Pick<DriveDates, 'toDate'>, now: Date): boolean {
  return daysLeft(drive, now) >= 0
}

/** The last day to pay a drive's fee: the day before the drive starts (D58). */
function lastFeeDay({ fromDate }: Pick<DriveDates, 'fromDate'>): IndiaDay {
  return addDays(fromDate, -1)
}

/** Whether the last day of a drive's fee is over. */
export function isFeeOverdue(drive: Pick<DriveDates, 'fromDate'>, now: Date): boolean {
  return daysBetween(dayOf(now), lastFeeDay(drive)) < 0
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

/** The remaining time in the employer's and Admin's words (002, section 4). */
export function employerRemainingText({ kind, n }: RemainingTime): string {
  return kind === 'over' ? 'Expired' : `${n} day(s) remaining`
}

/** The last day on which the fee is paid: the day before the drive starts (D58); undefined once it has passed. */
export function paymentDay({ fromDate }: Pick<DriveDates, 'fromDate'>, now: Date): IndiaDay | undefined {
  const day = addDays(fromDate, -1)
  return daysBetween(dayOf(now), day) < 0 ? undefined : day
}

/** Why a drive's dates are refused: it can't end before it starts. */
export function whyNotDates({ fromDate, toDate }: DriveDates): 'end-before-start' | undefined {
  return daysBetween(fromDate, toDate) < 0 ? 'end-before-start' : undefined
}

/** A drive's criteria for a card: at most 150 characters, then an ellipsis; no character is cut in two. */
export function criteriaText(criteria: string): string {
  const characters = [...criteria]
  if (characters.length <= mostCriteriaCharacters) return criteria
  let end = mostCriteriaCharacters
  // A vowel sign or joiner belongs to the letter before it, as Devanagari writes.
  while (end > 0 && /[\p{M}\u200c\u200d]/u.test(characters[end] ?? '')) end -= 1
  return `${characters.slice(0, end).join('').trimEnd()}…`
}

/** The chips of a card and how many more there are, for '+N'. */
export function skillChips(skills: readonly string[], most = mostSkillChips): { shown: string[]; more: number } {
  return { shown: skills.slice(0, most), more: Math.max(0, skills.length - most) }
}

/** The chip for the remaining items: '+N', or none if all are shown. */
export function moreText(more: number): string {
  return more > 0 ? `+${more}` : ''
}

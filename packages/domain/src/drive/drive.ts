import { dayOf, daysBetween, type IndiaDay } from '../india-day/india-day.ts'

/** The first and last day of a drive in India. */
export type DriveDates = { fromDate: IndiaDay; toDate: IndiaDay }

/** Characters of a drive's criteria that a card shows. */
export const mostCriteriaCharacters = 150

/** Skill chips that a drive card shows before '+N'. */
export const mostSkillChips = 5

/** Least time the toasts of a drive application stay, in milliseconds (001, section 9). */
export const driveToastMilliseconds = 3000

/** Days in which a drive counts as recent on the employer's dashboard (002, section 9). */
export const recentDriveDays = 15

/** Days to a drive's last day in India: 0 on it, negative after it (D23). */
export function daysLeft({ toDate }: Pick<DriveDates, 'toDate'>, now: Date): number {
  return daysBetween(dayOf(now), toDate)
}

/** Whether a drive is open: through the whole of its last day in India (D23). */
export function isOpen(drive: Pick<DriveDates, 'toDate'>, now: Date): boolean {
  return daysLeft(drive, now) >= 0
}

/** A drive's remaining time as data, for any language. */
export type RemainingTime = { kind: 'over' | 'today' | 'days'; n: number }

/** A drive's remaining time; `n` is the count of days, 0 on the last one and after it. */
export function remainingTime(drive: Pick<DriveDates, 'toDate'>, now: Date): RemainingTime {
  const n = daysLeft(drive, now)
  if (n < 0) return { kind: 'over', n: 0 }
  return { kind: n === 0 ? 'today' : 'days', n }
}

/** The remaining time in the candidate's words (001, section 4). */
export function candidateRemainingText({ kind, n }: RemainingTime): string {
  if (kind === 'over') return 'Placement Drive is no longer available'
  return kind === 'today' ? 'Placement drive ends today' : `${n} ${n === 1 ? 'day' : 'days'} remaining`
}

/** The remaining time in the employer's and Admin's words (002, section 4). */
export function employerRemainingText({ kind, n }: RemainingTime): string {
  return kind === 'over' ? 'Expired' : `${n} day(s) remaining`
}

/** Why a drive's dates are refused: it can't end before it starts. */
export function whyNotDates({ fromDate, toDate }: DriveDates): 'end-before-start' | undefined {
  return daysBetween(fromDate, toDate) < 0 ? 'end-before-start' : undefined
}

/** Whether a drive was made in the last 15 days. */
export function isRecent(createdOn: Date, now: Date): boolean {
  return daysBetween(dayOf(createdOn), dayOf(now)) <= recentDriveDays
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

/** The chip that stands for the rest: '+N', or nothing when all are shown. */
export function moreText(more: number): string {
  return more > 0 ? `+${more}` : ''
}

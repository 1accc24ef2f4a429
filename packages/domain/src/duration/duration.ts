import { monthOf, yearOf } from '../india-day/india-day.ts'
import { firstYear, months } from '../options/person-options.ts'

/** A month or year as it may arrive: a number, a text, or nothing. */
type Loose = string | number | null | undefined

/**
 * A position's dates: months 'jan' to 'dec', years as numbers or texts; `working` runs to now. `statedYears` is the
 * total that a person stated in the onboarding, which asks for no dates.
 */
export type ExperienceItem = {
  startMonth: Loose
  startYear: Loose
  endMonth?: Loose
  endYear?: Loose
  working?: boolean | null
  statedYears?: number | null
}

/**
 * An education entry's dates; months may be missing. `pursuing`, or an end year that is not a number, means this year.
 */
export type EducationItem = {
  startMonth?: Loose
  startYear: Loose
  endMonth?: Loose
  endYear?: Loose
  pursuing?: boolean | null
}

/** A range of months counted from the year 0: `to` is the month in which it ends. */
export type DateRange = { from: number; to: number }

/** Full years and the remaining months. */
export type Duration = { years: number; months: number }

function yearNumber(year: Loose): number | undefined {
  const text = String(year ?? '').trim()
  return /^(?:19|20)\d\d$/.test(text) ? Number(text) : undefined
}

function monthNumber(month: Loose): number | undefined {
  const index = months.findIndex(
    (known) =>
      known ===
      String(month ?? '')
        .trim()
        .slice(0, 3)
        .toLowerCase(),
  )
  return index < 0 ? undefined : index
}

function monthCount(year: Loose, month: Loose): number | undefined {
  const years = yearNumber(year)
  const rest = monthNumber(month)
  return years === undefined || rest === undefined ? undefined : years * 12 + rest
}

function thisMonth(now: Date): number {
  return yearOf(now) * 12 + monthOf(now)
}

/**
 * The months of a position, up to now if its end is in the future; undefined for invalid dates, and the item is
 * skipped.
 */
export function experiencePeriod(item: ExperienceItem, now: Date): DateRange | undefined {
  const today = thisMonth(now)
  const from = monthCount(item.startYear, item.startMonth)
  const end = item.working ? today : monthCount(item.endYear, item.endMonth)
  if (from === undefined || end === undefined) return undefined
  const to = Math.min(end, today)
  return from > to ? undefined : { from, to }
}

/**
 * Whether a position never had dates. It then counts with the stated years, while one with invalid dates is skipped.
 */
export function isUndated({ startMonth, startYear }: ExperienceItem): boolean {
  return startMonth == null && startYear == null
}

/** The months that an education took; an end year that is not a number means this year (000, section 5). */
export function educationPeriod(item: EducationItem, now: Date): DateRange | undefined {
  const startYear = yearNumber(item.startYear)
  if (startYear === undefined) return undefined
  const endYear = item.pursuing ? yearOf(now) : (yearNumber(item.endYear) ?? yearOf(now))
  const bothMonths =
    !item.pursuing && monthNumber(item.startMonth) !== undefined && monthNumber(item.endMonth) !== undefined
  const from = startYear * 12 + (bothMonths ? (monthNumber(item.startMonth) ?? 0) : 0)
  const to = endYear * 12 + (bothMonths ? (monthNumber(item.endMonth) ?? 0) : 0)
  return from > to ? undefined : { from, to }
}

/** The length of a range in years and months. */
export function durationOf({ from, to }: DateRange): Duration {
  return { years: Math.floor((to - from) / 12), months: (to - from) % 12 }
}

/**
 * The total duration of all valid positions. Overlapping months count once. If a position has no dates, the total is at
 * least the stated years.
 */
export function totalExperience(items: readonly ExperienceItem[], now: Date): Duration {
  const spans = items.flatMap((item) => experiencePeriod(item, now) ?? []).sort((a, b) => a.from - b.from)
  let total = 0
  let reached = Number.NEGATIVE_INFINITY
  for (const { from, to } of spans) {
    total += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  const statedMonths = items.filter(isUndated).map(({ statedYears }) => (statedYears ?? 0) * 12)
  return durationOf({ from: 0, to: Math.max(total, ...statedMonths) })
}

function countText(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`
}

function joinParts(parts: readonly string[], none: string): string {
  return parts.filter(Boolean).join(' ') || none
}

/** 'N Years M Months' without parts that are 0; '0 Months' for less than a month. */
export function longDuration({ years, months: rest }: Duration): string {
  return joinParts([countText(years, 'Year', 'Years'), countText(rest, 'Month', 'Months')], '0 Months')
}

/** Why dates are refused by the education and experience forms. */
export type WhyNotPeriod =
  | 'start-missing'
  | 'start-out-of-range'
  | 'start-in-future'
  | 'end-missing'
  | 'end-before-start'

function whyNotStartYear(year: Loose, now: Date): WhyNotPeriod | undefined {
  const start = yearNumber(year)
  if (start === undefined) return 'start-missing'
  if (start < firstYear) return 'start-out-of-range'
  return start > yearOf(now) ? 'start-in-future' : undefined
}

/**
 * Why a position's dates are refused (000, section 5): month and year of both ends, years from 2000 to this one, a
 * start not in the future, and no end before it. An end later this year is valid: a notice period has one.
 */
export function whyNotExperiencePeriod(item: ExperienceItem, now: Date): WhyNotPeriod | 'end-in-future' | undefined {
  const start = monthCount(item.startYear, item.startMonth)
  const refused = whyNotStartYear(item.startYear, now)
  if (refused || start === undefined) return refused ?? 'start-missing'
  if (start > thisMonth(now)) return 'start-in-future'
  if (item.working) return undefined
  const end = monthCount(item.endYear, item.endMonth)
  if (end === undefined) return 'end-missing'
  if (end < start) return 'end-before-start'
  return (yearNumber(item.endYear) ?? 0) > yearOf(now) ? 'end-in-future' : undefined
}

/**
 * Why an education entry's years are refused: from 2000 to this year and in order, no end while pursuing. Months may be
 * missing; where both are given they are in order too.
 */
export function whyNotEducationPeriod(item: EducationItem, now: Date): WhyNotPeriod | 'end-in-future' | undefined {
  const refused = whyNotStartYear(item.startYear, now)
  if (refused || item.pursuing) return refused
  const end = yearNumber(item.endYear)
  if (end === undefined) return 'end-missing'
  if (end > yearOf(now)) return 'end-in-future'
  return educationPeriod(item, now) ? undefined : 'end-before-start'
}

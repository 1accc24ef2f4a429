/** A calendar day in India as `yyyy-MM-dd`, the form in which it travels (D23). */
export type IndiaDay = `${number}-${number}-${number}`

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** India is at +05:30 all year, so no time-zone table is needed. */
const offsetMs = 330 * minuteMs

function pad(number: number, length: number): string {
  return String(number).padStart(length, '0')
}

/** The number of days from 1970-01-01 to a day. */
export function dayNumber(day: IndiaDay): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs
}

/** The day of a count of days since 1970-01-01. */
export function dayOfNumber(days: number): IndiaDay {
  const date = new Date(days * dayMs)
  const text = `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1, 2)}-${pad(date.getUTCDate(), 2)}`
  return text as IndiaDay
}

/** The day in India at an instant, whatever the machine's zone. */
export function dayOf(instant: Date): IndiaDay {
  return dayOfNumber(Math.floor((instant.getTime() + offsetMs) / dayMs))
}

/** Parses `yyyy-MM-dd`; undefined if there is no such day. */
export function parseDay(text: string): IndiaDay | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const days = dayNumber(text as IndiaDay)
  return Number.isFinite(days) && dayOfNumber(days) === text ? (text as IndiaDay) : undefined
}

/** Days from one day to another: 0 for the same, negative when `to` lies before. */
export function daysBetween(from: IndiaDay, to: IndiaDay): number {
  return dayNumber(to) - dayNumber(from)
}

/** The day so many days later, or earlier when negative. */
export function addDays(day: IndiaDay, days: number): IndiaDay {
  return dayOfNumber(dayNumber(day) + days)
}

/** The instant at which a day starts in India. */
export function startOfDay(day: IndiaDay): Date {
  return new Date(dayNumber(day) * dayMs - offsetMs)
}

/** The instant at which a day is over in India, which is the start of the next: compare with `<`. */
export function endOfDay(day: IndiaDay): Date {
  return new Date(startOfDay(day).getTime() + dayMs)
}

/** A day as people read it: dd/MM/yyyy. */
export function dayText(day: IndiaDay): string {
  return day.split('-').reverse().join('/')
}

/** The day in India of an instant as people read it: dd/MM/yyyy. */
export function dateText(instant: Date): string {
  return dayText(dayOf(instant))
}

/** The time of day in India of an instant as people read it in every language, by the 24-hour clock: 17:05. */
export function timeText(instant: Date, precision: 'minutes' | 'seconds' = 'minutes'): string {
  return new Date(instant.getTime() + offsetMs).toISOString().slice(11, precision === 'seconds' ? 19 : 16)
}

/** The year in India at an instant. */
export function yearOf(instant: Date): number {
  return Number(dayOf(instant).slice(0, 4))
}

/** The month in India at an instant, 0 for January. */
export function monthOf(instant: Date): number {
  return Number(dayOf(instant).slice(5, 7)) - 1
}

/** The part of the day in India at an instant, for a greeting: morning to 12:00, afternoon to 17:00, then evening. */
export function dayPartOf(instant: Date): 'morning' | 'afternoon' | 'evening' {
  const minutes = (instant.getTime() - startOfDay(dayOf(instant)).getTime()) / minuteMs
  if (minutes < 12 * 60) return 'morning'
  return minutes < 17 * 60 ? 'afternoon' : 'evening'
}

/** The first instant of a window of this many days that ends today, such as the 90 days of the profile viewers. */
export function windowStart(days: number, now: Date): Date {
  return new Date(now.getTime() - days * dayMs)
}

/** A time span as a unit and a count, so that each language can word it. */
type RelativeTime = { kind: 'now' | 'minute' | 'hour' | 'day' | 'month' | 'year'; n: number }

/** How long ago an instant was: hours up to a day, then by days of India's calendar; future times count as now. */
export function relativeTime(instant: Date, now: Date): RelativeTime {
  const ms = now.getTime() - instant.getTime()
  if (ms < minuteMs) return { kind: 'now', n: 0 }
  if (ms < hourMs) return { kind: 'minute', n: Math.floor(ms / minuteMs) }
  if (ms < dayMs) return { kind: 'hour', n: Math.floor(ms / hourMs) }
  const days = daysBetween(dayOf(instant), dayOf(now))
  if (days < 30) return { kind: 'day', n: days }
  return days < 365 ? { kind: 'month', n: Math.floor(days / 30) } : { kind: 'year', n: Math.floor(days / 365) }
}

/** The financial year (April to March) of a day, with its text '2025-26' for receipt numbers. */
export function financialYear(day: IndiaDay): { from: IndiaDay; to: IndiaDay; text: string } {
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 4 ? 1 : 0)
  return { from: `${year}-04-01`, to: `${year + 1}-03-31`, text: `${year}-${pad((year + 1) % 100, 2)}` }
}

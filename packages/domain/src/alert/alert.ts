import { addDays, dayNumber, dayOf, startOfDay } from '../india-day/india-day.ts'

/** How often a saved search reports new matches. */
export const alertFrequencies = ['off', 'immediately', 'daily', 'weekly'] as const

/** How often a saved search reports new matches. */
export type AlertFrequency = (typeof alertFrequencies)[number]

const minuteMs = 60_000

/** Matches within this time after a message are sent together in the next one. */
const pauseMs = 15 * minuteMs

/** The time in India at which daily and weekly alerts are sent. */
const morningMs = 9 * 60 * minuteMs

/** Day 4 after 1970-01-01 was a Monday. */
const firstMonday = 4

/**
 * When new matches are reported: immediately but at most once in a quarter of an hour, on the next morning, or on the
 * next Monday. Undefined when alerts are off.
 */
export function nextAlertAt(frequency: AlertFrequency, now: Date, lastSentAt: Date | null): Date | undefined {
  if (frequency === 'off') return undefined
  if (frequency === 'immediately') {
    const next = (lastSentAt?.getTime() ?? 0) + pauseMs
    return new Date(Math.max(now.getTime(), lastSentAt ? next : 0))
  }
  const today = dayOf(now)
  const morning = (days: number) => new Date(startOfDay(addDays(today, days)).getTime() + morningMs)
  const ahead = morning(0) > now ? 0 : 1
  if (frequency === 'daily') return morning(ahead)
  const toMonday = (7 - ((dayNumber(today) + ahead - firstMonday) % 7)) % 7
  return morning(ahead + toMonday)
}

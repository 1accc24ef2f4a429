import { dayNumber, dayOf, type IndiaDay, startOfDay } from '@pramaan/domain/india-day'
import type { World } from '../world.ts'

const hourMs = 3_600_000
const [opens, closes] = [9.5, 18.5]

/**
 * The instant of the same day at which people at work would have done it: the hours of the day in the same order, pressed
 * into those of an office. An instant of today that would be to come stays where it is.
 */
export function inOfficeHours(world: World, at: Date): Date {
  const start = startOfDay(dayOf(at)).getTime()
  const share = (at.getTime() - start) / (24 * hourMs)
  const moved = new Date(Math.round(start + (opens + (closes - opens) * share) * hourMs))
  return moved < world.now ? moved : at
}

/** The same for what follows something else: on the next day where that day's office was closed before it. */
export function inOfficeHoursAfter(world: World, before: Date, at: Date): Date {
  const days = [at, new Date(at.getTime() + 24 * hourMs)]
  const moved = days.map((day) => inOfficeHours(world, day))
  return moved.find((instant) => instant > before && instant < world.now) ?? at
}

/** The weekday of a day, from 0 for Sunday; 1970-01-01 was a Thursday. */
export function weekdayOf(day: IndiaDay): number {
  return (dayNumber(day) + 4) % 7
}

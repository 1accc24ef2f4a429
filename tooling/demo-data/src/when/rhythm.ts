import { dayNumber, dayOf, dayOfNumber, startOfDay } from '@pramaan/domain/india-day'
import type { World } from '../world.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

/** How busy each weekday is, Sunday first. */
const weekdays = [0.5, 1.15, 1.2, 1.15, 1.1, 1, 0.75]
/** How busy each month is, January first: results come in summer, and little happens around Diwali. */
const months = [1.1, 1, 0.95, 0.9, 1, 1.3, 1.35, 1.2, 1.05, 0.85, 0.85, 0.8]
/** How busy each hour of a day in India is. */
const hours = [...[2, 1, 0.5, 0.3, 0.3, 0.5, 1.5, 3, 5, 7, 9, 10], ...[9, 7, 7, 8, 9, 9, 10, 11, 12, 11, 8, 4]]
/** How many more people come at the end of the time than at its beginning. */
const growth = 1.6

/** Days before which nothing that happened between two instants is dated. */
const longest = 730

type Days = { first: number; sums: Float64Array }

const made = new Map<string, Days>()

/**
 * The instant at a share of the days up to now, 0 the oldest: later shares are later instants, and they gather where
 * people are up and about. The same for the same day.
 */
export function busyInstant({ now }: World, days: number, share: number): Date {
  const { first, sums } = daysTo(now, days)
  const target = share * (sums.at(-1) ?? 0)
  const day = dayAt(sums, target)
  const before = day > 0 ? (sums[day - 1] ?? 0) : 0
  const part = (target - before) / ((sums[day] ?? 0) - before)
  const start = first + day * dayMs
  const passed = day === sums.length - 1 ? hourShare((now.getTime() - start) / hourMs) : 1
  const at = start + hourAt(part * passed) * hourMs
  return new Date(Math.min(Math.round(at), now.getTime()))
}

/**
 * The instant at a share of the way from one instant to another, which counts people rather than hours: it is never at
 * a quiet time only because the way is short.
 */
export function busyBetween(world: World, from: Date, to: Date, share: number): Date {
  const [first, last] = [shareAt(world, from), shareAt(world, to)]
  const at = busyInstant(world, longest, first + share * (last - first))
  return new Date(Math.min(Math.max(at.getTime(), from.getTime()), to.getTime()))
}

/** The share of the longest time that is over at an instant. */
function shareAt({ now }: World, instant: Date): number {
  const { first, sums } = daysTo(now, longest)
  const passed = Math.max(0, Math.min(instant.getTime(), now.getTime()) - first)
  const day = Math.floor(passed / dayMs)
  const before = day > 0 ? (sums[day - 1] ?? 0) : 0
  const ofDay = day === sums.length - 1 ? hourShare((now.getTime() - first - day * dayMs) / hourMs) : 1
  const part = hourShare((passed - day * dayMs) / hourMs) / ofDay
  return (before + part * ((sums[day] ?? 0) - before)) / (sums.at(-1) ?? 1)
}

function daysTo(now: Date, days: number): Days {
  const key = `${now.getTime()} ${days}`
  const known = made.get(key)
  if (known) return known
  const today = dayNumber(dayOf(now))
  const first = startOfDay(dayOfNumber(today - days)).getTime()
  let sum = 0
  const sums = Float64Array.from({ length: days + 1 }, (_, index) => {
    const day = new Date((today - days + index) * dayMs)
    const season = (weekdays[day.getUTCDay()] ?? 1) * (months[day.getUTCMonth()] ?? 1)
    const passed = index === days ? hourShare((now.getTime() - first) / hourMs - days * 24) : 1
    sum += season * (1 + ((growth - 1) * index) / days) * passed
    return sum
  })
  made.set(key, { first, sums })
  return { first, sums }
}

function dayAt(sums: Float64Array, target: number): number {
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (target < (sums[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}

const hoursSum = hours.reduce((sum, hour) => sum + hour, 0)

/** The share of a day's people who come before an hour of it. */
function hourShare(hour: number): number {
  const full = Math.floor(hour)
  const sum = hours.slice(0, full).reduce((total, one) => total + one, 0)
  return (sum + (hours[full] ?? 0) * (hour - full)) / hoursSum
}

/** The hour before which a share of a day's people come. */
function hourAt(share: number): number {
  let left = share * hoursSum
  for (const [hour, busy] of hours.entries()) {
    if (left < busy) return hour + left / busy
    left -= busy
  }
  return hours.length
}

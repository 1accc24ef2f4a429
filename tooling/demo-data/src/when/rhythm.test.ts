import { addDays, dayOf, endOfDay } from '@pramaan/domain/india-day'
import { expect, test } from 'vitest'
import { demoSeed } from '../world.ts'
import { busyInstant } from './rhythm.ts'

const world = { seed: demoSeed, candidates: 20_000, now: new Date('2026-11-21T06:30:00.000Z') }
const instants = Array.from({ length: world.candidates }, (_, index) =>
  busyInstant(world, 548, index / world.candidates),
)
/** The clock in India. */
const inIndia = instants.map((instant) => new Date(instant.getTime() + 5.5 * 3_600_000))

function share(of: (clock: Date) => boolean) {
  return inIndia.filter(of).length / inIndia.length
}

test('a later share is a later instant, and none is to come', () => {
  expect(instants).toEqual([...instants].sort((one, other) => one.getTime() - other.getTime()))
  expect(instants.at(-1)?.getTime()).toBeLessThanOrEqual(world.now.getTime())
  expect(instants[0]?.getTime()).toBeGreaterThan(endOfDay(addDays(dayOf(world.now), -550)).getTime())
})

test('few people come on a Sunday or at night, more in summer than around Diwali, and more from year to year', () => {
  const weekday = (day: number) => share((clock) => clock.getUTCDay() === day)
  expect(weekday(0)).toBeLessThan(weekday(2) / 2)
  expect(weekday(6)).toBeLessThan(weekday(2))
  expect(share((clock) => clock.getUTCHours() < 6)).toBeLessThan(0.05)
  const month = (year: number, at: number) =>
    share((clock) => clock.getUTCFullYear() === year && clock.getUTCMonth() === at)
  expect(month(2026, 6)).toBeGreaterThan(1.3 * month(2026, 9))
  expect(month(2026, 7)).toBeGreaterThan(1.15 * month(2025, 7))
  expect(month(2026, 7)).toBeLessThan(2 * month(2025, 7))
})

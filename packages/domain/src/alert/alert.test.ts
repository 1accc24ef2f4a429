import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alertFrequencies, nextAlertAt } from './alert.ts'

const at = (text: string) => new Date(`${text}+05:30`)

test.each([
  ['off', '2026-11-21T12:00', null, undefined],
  ['immediately', '2026-11-21T12:00', null, '2026-11-21T12:00'],
  ['immediately', '2026-11-21T12:00', '2026-11-21T11:50', '2026-11-21T12:05'],
  ['immediately', '2026-11-21T12:00', '2026-11-21T11:00', '2026-11-21T12:00'],
  ['daily', '2026-11-21T08:59', null, '2026-11-21T09:00'],
  ['daily', '2026-11-21T09:00', null, '2026-11-22T09:00'],
  // A Saturday, a Monday before nine, and a Monday after it.
  ['weekly', '2026-11-21T12:00', null, '2026-11-23T09:00'],
  ['weekly', '2026-11-23T08:00', null, '2026-11-23T09:00'],
  ['weekly', '2026-11-23T09:30', null, '2026-11-30T09:00'],
] as const)('%s: a match at %s, after a message at %s, is reported at %s', (frequency, now, last, next) => {
  expect(nextAlertAt(frequency, at(now), last && at(last))).toEqual(next && at(next))
})

test('every match is reported within seven days, and never in the past', () => {
  const instants = fc.date({ min: at('2026-01-01T00:00'), max: at('2030-01-01T00:00'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.constantFrom(...alertFrequencies), instants, (frequency, now) => {
      const next = nextAlertAt(frequency, now, null)
      if (frequency === 'off') {
        expect(next).toBeUndefined()
        return
      }
      const wait = (next?.getTime() ?? 0) - now.getTime()
      expect(wait).toBeGreaterThanOrEqual(0)
      expect(wait).toBeLessThanOrEqual(7 * 86_400_000)
    }),
  )
})

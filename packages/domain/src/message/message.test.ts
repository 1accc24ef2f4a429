import { expect, test } from 'vitest'
import { isQuiet, messageTries, nextTry, smsSize, urgencies } from './message.ts'

test.each([
  ['2026-11-21T15:29:59.999Z', false],
  ['2026-11-21T15:30:00.000Z', true],
  ['2026-11-21T18:30:00.000Z', true],
  ['2026-11-22T03:29:59.999Z', true],
  ['2026-11-22T03:30:00.000Z', false],
])('at %s it is quiet in India: %s', (at, quiet) => {
  expect(isQuiet(new Date(at))).toBe(quiet)
})

test.each(Object.values(urgencies))('retries of urgency %i are further and further apart, and end', (urgency) => {
  const now = new Date('2026-11-21T06:30:00Z')
  const pauses = Array.from({ length: messageTries }, (_, n) => nextTry(n + 1, urgency, now)?.getTime())
  expect(pauses.at(-1)).toBeUndefined()
  const times = pauses.slice(0, -1).map(Number)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(times.every((time) => time > now.getTime())).toBe(true)
})

test('all retries of a code fall within its ten minutes', () => {
  let now = new Date(0)
  for (let tries = 1; tries < messageTries; tries++) now = nextTry(tries, urgencies.code, now) ?? now
  expect(now.getTime()).toBeLessThan(600_000)
})

test.each([
  ['a'.repeat(160), 'GSM-7', 160, 1],
  ['a'.repeat(161), 'GSM-7', 161, 2],
  ['a'.repeat(307), 'GSM-7', 307, 3],
  ['€[]', 'GSM-7', 6, 1],
  ['₹', 'UCS-2', 1, 1],
  ['अ'.repeat(70), 'UCS-2', 70, 1],
  ['अ'.repeat(71), 'UCS-2', 71, 2],
  ['😀', 'UCS-2', 2, 1],
])('%s is %s, %i long, %i parts', (text, encoding, length, parts) => {
  expect(smsSize(text)).toEqual({ encoding, length, parts })
})

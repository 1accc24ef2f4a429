import { expect, test } from 'vitest'
import { helpStatus, waitingSinceAfter, waitsForStaff } from './help.ts'

const [first, later] = [new Date('2026-11-20T10:00:00Z'), new Date('2026-11-21T10:00:00Z')]

test.each([
  ['a first question opens a thread', null, false, later, 'open'],
  ['a second one before the answer waits since the first', first, false, first, 'open'],
  ['an answer ends the wait', first, true, null, 'answered'],
  ['a second answer changes nothing', null, true, null, 'answered'],
] as const)('%s', (_, before, byStaff, since, status) => {
  const after = waitingSinceAfter(before, byStaff, later)
  expect(after).toEqual(since)
  expect(helpStatus({ waitingSince: after })).toBe(status)
  expect(waitsForStaff(status)).toBe(after !== null)
})

import { expect, test } from 'vitest'
import { capabilities } from '../capability/capability.ts'
import { roleNames } from '../role/role.ts'
import {
  attendanceKindOf,
  attendanceText,
  kindsSeenBy,
  mostSuggestedCourses,
  noteKinds,
  whyNotUndoNote,
  withCourse,
} from './guidance.ts'

test('the roles with their own attendance are those that the role table lets toggle one, hr and Counsellor separately', () => {
  const toggles: readonly string[] = capabilities.toggleAttendance
  for (const role of roleNames) expect(attendanceKindOf(role) !== undefined).toBe(toggles.includes(role))
  expect(attendanceKindOf('hr')).not.toBe(attendanceKindOf('Counsellor'))
})

test.each([
  ['Admin', noteKinds],
  ['hr', noteKinds],
  ['Counsellor', noteKinds],
  ['C-Partner', ['courses', 'remark']],
  ['Employer', []],
  ['Candidate', []],
] as const)('%s reads %j', (role, kinds) => {
  expect(kindsSeenBy(role)).toEqual(kinds)
})

const at = new Date('2026-11-21T06:30:00Z')
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)

test.each([
  ['their own latest, at once', { by: 7, current: true }, 0, undefined],
  ['their own latest, at the last moment', { by: 7, current: true }, 10, undefined],
  ['their own latest, too late', { by: 7, current: true }, 10.1, 'too-late'],
  ['another’s', { by: 8, current: true }, 0, 'not-yours'],
  ['one that a later note replaced', { by: 7, current: false }, 0, 'not-the-latest'],
] as const)('taking back %s', (_of, note, minutes, why) => {
  expect(whyNotUndoNote({ ...note, at }, 7, later(minutes))).toBe(why)
})

test('a course is suggested once, up to a limit', () => {
  expect(withCourse([1, 2], 3)).toEqual([1, 2, 3])
  expect(withCourse([1, 2], 2)).toEqual([1, 2])
  const full = Array.from({ length: mostSuggestedCourses }, (_, index) => index + 1)
  expect(withCourse(full, 99)).toBeUndefined()
  expect(withCourse(full, 1)).toEqual(full)
})

test('an attendance reads as the spec writes it', () => {
  expect([attendanceText(true), attendanceText(false)]).toEqual(['Attended', 'Not Attended'])
})

import { expect, test } from 'vitest'
import { entryKey, whyNotEntry } from './reference-list.ts'

const there = { groups: ['Software', 'Graduation'], titleTaken: false }

test.each([
  ['job-roles', { title: 'Web Developer', group: 'Software', detail: 'Web' }, undefined],
  ['job-roles', { title: ' ', group: 'Software', detail: 'Web' }, 'no-title'],
  ['job-roles', { title: 'Web Developer', group: '', detail: 'Web' }, 'no-group'],
  ['job-roles', { title: 'Web Developer', group: 'Magic', detail: 'Web' }, 'unknown-group'],
  ['job-roles', { title: 'Web Developer', group: 'Software', detail: '' }, 'no-detail'],
  ['job-roles', { title: 'Web Developer', group: 'Software', detail: 'Web', type: 'Technical' }, undefined],
  ['job-roles', { title: 'Web Developer', group: 'Software', detail: 'Web', type: 'Full Time' }, 'unknown-type'],
  ['locations', { title: 'Pune', group: 'Maharashtra', detail: '', type: 'Technical' }, 'unknown-type'],
  ['degrees', { title: 'B.Sc.', group: 'Graduation', detail: '' }, undefined],
  ['locations', { title: 'Pune', group: 'Maharashtra', detail: '' }, undefined],
  ['course-categories', { title: 'Nursing', group: '', detail: '' }, undefined],
] as const)('an entry of %s %o: %s', (list, entry, why) => {
  expect(whyNotEntry(list, entry, there)).toBe(why)
})

test('a name is already in use in any case and spacing', () => {
  expect(entryKey('  Web   developer ')).toBe(entryKey('WEB Developer'))
  const entry = { title: 'Pune', group: 'Maharashtra', detail: '' }
  expect(whyNotEntry('locations', entry, { ...there, titleTaken: true })).toBe('same-title')
})

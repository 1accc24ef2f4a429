import { conceptsNamed } from '@pramaan/domain/fit'
import { expect, test } from 'vitest'
import { vocabulary } from '../testing/read-with-lists.ts'

const labels = (text: string, kinds: ('title' | 'skill')[]) =>
  conceptsNamed(text, kinds, vocabulary).map(({ label }) => label)

test.each(['Executive', 'Sr. Executive', 'Supervisor', 'Member', 'Leader', 'Dealer', 'Factory Hand'])(
  'a title of words from other names is none of ours by a letter or two: %s',
  (title) => {
    expect(labels(title, ['title', 'skill'])).toEqual([])
  },
)

test.each(['Physics', 'Chemistry', 'Core', 'Water', 'Line', 'Vice', 'Securities', 'None', 'Best'])(
  'neither is such a skill: %s',
  (skill) => {
    expect(labels(skill, ['skill'])).toEqual([])
  },
)

test.each([
  ['Acountant', ['Accountant']],
  ['Data entery', ['Data Entry', 'Data Entry Operator']],
  ['Comunication', ['Verbal Communication']],
  ['Softwear Tester', ['Software Test Engineer']],
  ['Audio Typist', ['Transcription']],
  ['सिक्योरिटी', ['Security Guard']],
  ['Sr. Exective - Acounts', ['Accountant']],
])('a mistyped word is still read, and the ending of a known one may differ: %s', (title, meant) => {
  expect(labels(title, ['title', 'skill'])).toEqual(meant)
})

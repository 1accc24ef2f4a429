import { expect, test } from 'vitest'
import { read, readAs } from '../testing/read-with-lists.ts'

test.each([
  ['truck ke liye driver', 'Heavy Vehicle Driver'],
  ['driver for a truck in pune', 'Heavy Vehicle Driver, Pune'],
  ['bus ka driver', 'Heavy Vehicle Driver'],
  ['ट्रक का ड्राइवर', 'Heavy Vehicle Driver'],
  ['primary school ke liye teacher', 'Primary School Teacher'],
  ['teacher for primary school', 'Primary School Teacher'],
  ['maths ke liye teacher', 'Maths Teacher'],
  ['icu ke liye nurse', 'ICU Nurse'],
  ['cnc machine ke liye operator', 'CNC Operator'],
  ['site ka supervisor', 'Civil Site Supervisor'],
  ['designer for fashion', 'Fashion Designer'],
])('a title and its kind are one, though words that ask for nothing stand between them: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['school ke liye teacher', 'Teacher'],
  ['teacher not for primary school', 'Teacher, phrase'],
  ['executive with excel', 'Microsoft Excel'],
  ['accountant with tally', 'Accountant, Tally Prime'],
  ['nurse with icu experience', 'Nurse, ICU Care'],
])('what a person has, or is not wanted, makes no kind: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test('all words of the kind are in it', () => {
  expect(readAs('teacher for primary school')).toEqual(['Primary School Teacher'])
})

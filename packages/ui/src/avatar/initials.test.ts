import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Asha Kulkarni', 'AK'],
  ['Lakshmi Narayanan Subramaniam', 'LS'],
  ['सई पाटील', 'सप'],
  ['सागर', 'स'],
  ['élodie martin', 'ÉM'],
  ['Joseph D’Souza', 'JD'],
  ['  rohan   deshmukh ', 'RD'],
  ['Dr. (Mrs.) Meenal', 'DM'],
  ['42', ''],
  ['', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

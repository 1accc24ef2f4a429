import { expect, test } from 'vitest'
import { readSearchQuery } from '../search-query.ts'
import { partText, smallVocabulary } from '../testing/small-vocabulary.ts'

function read(text: string): string {
  return readSearchQuery(text, smallVocabulary).parts.map(partText).join(', ')
}

test.each([
  ['java 3+', 'Java, years 3-'],
  ['3+ java', 'years 3-, Java'],
  ['java developer 3-5', 'Java Developer, years 3-5'],
  ['sales 1 - 2 pune', 'Sales, years 1-2, Pune'],
  ['driver 2 to 4', 'Driver, years 2-4'],
  ['ui ux designer nashik 2 to 4', 'UX Designer, Nashik, years 2-4'],
  ['accountant (0-1)', 'Accountant, years -1'],
  ['electrician pune 3-5', 'Electrician, Pune, years 3-5'],
  ['senior accountant 5+', 'Accountant, years 5-'],
  ['अकाउंटेंट ३-५', 'Accountant, years 3-5'],
  ['java 2.5+', 'Java, years 2.5-'],
])('numbers beside work are years, though nothing says so: %j is %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['b.tech 2026', 'B.Tech, passed 2026-2026'],
  ['2025 b.com', 'passed 2025-2025, B.Com'],
  ['b.com 2023-24 accountant', 'B.Com, passed 2023-2024, Accountant'],
  ['b.tech mechanical 2024', 'B.Tech, Mechanical, passed 2024-2024'],
  ['excel 2016 b.com', 'Excel, B.Com'],
])('a year beside a degree is that of passing: %j is %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['teacher class 9-10', 'Teacher, word class'],
  ['teacher 9-10 std', 'Teacher, word std'],
  ['2-3 drivers', 'Driver'],
  ['driver 9-6', 'Driver'],
  ['driver 8-10 hours', 'Driver'],
  ['under 30 security guard', 'Security Guard'],
  ['security guard pune above 25', 'Security Guard, Pune'],
  ['6 month internship', 'internship'],
  ['driver under zyx 30', 'Driver, word under, word zyx'],
  ['12th accountant 10+2', '12th Pass, Accountant'],
  ['c++ 11', 'C++'],
  ['accountant 24x7', 'Accountant'],
  ['driver 12-11-2024', 'Driver'],
  ['driver 98200', 'Driver, word 98200'],
  ['accountant 4-6 lpa', 'Accountant, lakh -6'],
  ['accountant age 25-30', 'Accountant'],
  ['accountant 3 years 2-3', 'Accountant, years 3-'],
  ['7', 'word 7'],
  ['3-5', 'word 3, word 5'],
])('any other number asks for nothing beside words: %j is %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['driver 25000', 'Driver, lakh -3'],
  ['driver 20000-25000 pune', 'Driver, lakh -3, Pune'],
  ['driver 10000 openings', 'Driver, word 10000'],
  ['25000', 'word 25000'],
])('a round number of thousands beside words is the pay of a month: %j is %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

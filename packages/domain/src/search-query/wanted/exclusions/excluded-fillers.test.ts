import { expect, test } from 'vitest'
import { readSearchQuery } from '../../search-query.ts'
import { partText, smallVocabulary } from '../../testing/small-vocabulary.ts'

function read(text: string): string {
  const { parts, unsearched } = readSearchQuery(text, smallVocabulary)
  return [...parts.map(partText), ...unsearched.map(({ from, to }) => `unused ${text.slice(from, to)}`)].join(', ')
}

test.each([
  ['accountant -work', 'Accountant, -word work'],
  ['-field', '-word field'],
  ['telecaller -looking for', 'Telecaller, -"looking for"'],
  ['accountant -experience', 'Accountant, Fresher'],
  ['accountant -notice', 'Accountant, immediate'],
  ['accountant -in pune', 'Accountant, Pune, unused in'],
  ['driver - work', 'Driver'],
])('an everyday word behind a dash is not wanted, or said to be left out: %s is %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['sales -executive', 'Sales, -Sales Executive'],
  ['sales pune -officer', 'Sales, Pune, -Sales Executive'],
  ['marketing -digital sales', 'word marketing, -word digital, Sales'],
])('what is not wanted may be named together with the work that is: %s is %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

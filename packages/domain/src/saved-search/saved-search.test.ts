import { expect, test } from 'vitest'
import { longestSearchName, nameOfSearch, searchNameKey } from './saved-search.ts'

test('names that differ only in case and spaces are one name', () => {
  expect(searchNameKey('  Welders   Pune ')).toBe(searchNameKey('welders pune'))
  expect(searchNameKey('Welders Pune')).not.toBe(searchNameKey('Welder Pune'))
})

test('a search is named by as much of what it asks for as there is room for', () => {
  expect(nameOfSearch([])).toBe('')
  expect(nameOfSearch(['Welder', 'Pune', 'Fresher'])).toBe('Welder, Pune, Fresher')
  const must = 'Must have Tally Prime'
  expect(nameOfSearch(['accountant', must, 'Nice to have Excel VBA', 'Fresher'])).toBe(
    `accountant, ${must}, Nice to have Excel VBA`,
  )
  expect(nameOfSearch(['x'.repeat(longestSearchName + 1), 'Pune'])).toBe('x'.repeat(longestSearchName))
})

import { expect, test } from 'vitest'
import { searchNameKey } from './saved-search.ts'

test('names that differ only in case and spaces are one name', () => {
  expect(searchNameKey('  Welders   Pune ')).toBe(searchNameKey('welders pune'))
  expect(searchNameKey('Welders Pune')).not.toBe(searchNameKey('Welder Pune'))
})

import { expect, test } from 'vitest'
import { readingTime } from './reading-time.ts'

test('a short toast stays five seconds, however short the given duration', () => {
  expect(readingTime('Saved', 1000)).toBe(5000)
})

test.each([1000, 2000, 3000])('a toast of the spec’s %i ms stays that long at least [S-486 S-487]', (given) => {
  expect(readingTime('Saved', given)).toBeGreaterThanOrEqual(given)
})

test('a longer given duration is kept', () => {
  expect(readingTime('Saved', 8000)).toBe(8000)
})

test('a long text stays longer than five seconds', () => {
  expect(readingTime('x'.repeat(120))).toBe(8400)
})

test('a Hindi text stays longer than a Latin one of as many letters', () => {
  expect(readingTime('क'.repeat(120))).toBeGreaterThan(readingTime('k'.repeat(120)))
})

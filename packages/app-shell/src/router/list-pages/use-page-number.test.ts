import { expect, test } from 'vitest'
import { pageIn } from './use-page-number.ts'

test.each([
  ['page=3', 3],
  ['', 1],
  ['page=', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=two', 1],
  // The server refuses pages this far.
  ['page=5000', 1],
])('an address with ?%s opens page %i', (query, page) => {
  expect(pageIn(new URLSearchParams(query))).toBe(page)
})

import { expect, test } from 'vitest'
import { pageIn, pageIndexIn } from './use-page-number.ts'

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

test.each([
  ['pageIndex=3', 3],
  ['', 0],
  ['pageIndex=-2', 0],
  ['pageIndex=2.5', 0],
  ['pageIndex=two', 0],
  ['pageIndex=5000', 0],
])('an address with ?%s that counts from 0 opens page %i', (query, index) => {
  expect(pageIndexIn(new URLSearchParams(query))).toBe(index)
})

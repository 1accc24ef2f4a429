import { expect, test } from 'vitest'
import { closedSteps, edgesOf, pageCountOf, shownPages } from './pages.ts'

test.each([
  [0, 9, [0, 1, 2]],
  [4, 9, [3, 4, 5, 6]],
  [8, 9, [7, 8]],
  [0, 1, [0]],
  [0, 0, []],
])('on page %i of %i the pages %j show', (pageIndex, pageCount, shown) => {
  expect(shownPages(pageIndex, pageCount)).toEqual(shown)
})

test('a last page may be short, and no rows are no page', () => {
  expect([0, 1, 10, 11].map((rows) => pageCountOf(rows, 10))).toEqual([0, 1, 1, 2])
})

test('a walk through a list has an edge at each end', () => {
  expect(edgesOf(0, 3)).toEqual(['first'])
  expect(edgesOf(1, 3)).toEqual([])
  expect(edgesOf(2, 3)).toEqual(['last'])
  expect(edgesOf(0, 1)).toEqual(['first', 'last'])
})

test('an error text closes the way it names', () => {
  expect(closedSteps('no previous candidate')).toEqual(['previous'])
  expect(closedSteps('no next candidate')).toEqual(['next'])
  expect(closedSteps('Success')).toEqual([])
})

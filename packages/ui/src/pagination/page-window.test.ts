import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test.each([
  [1, 13, [1, 2, 3]],
  [2, 13, [1, 2, 3, 4]],
  [3, 13, [2, 3, 4, 5]],
  [12, 13, [11, 12, 13]],
  [13, 13, [12, 13]],
  [1, 1, [1]],
  [1, 0, []],
])('page %i of %i shows the numbers %j: current - 1 to current + 2', (page, lastPage, expected) => {
  expect(pageWindow(page, lastPage)).toEqual(expected)
})

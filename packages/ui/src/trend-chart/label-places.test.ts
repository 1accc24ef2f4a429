import { expect, test } from 'vitest'
import { labelPlaces } from './label-places.ts'

test.each([
  [[50], [50]],
  [[0], [10]],
  [[100], [90]],
  [
    [50, 80],
    [50, 80],
  ],
  [
    [55, 50],
    [70, 50],
  ],
  [
    [0, 0, 0],
    [10, 30, 50],
  ],
  [
    [100, 100, 98],
    [70, 90, 50],
  ],
])('labels of lines that end at %j stand at %j', (ends, places) => {
  expect(labelPlaces(ends, 20)).toEqual(places)
})

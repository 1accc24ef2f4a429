import { expect, test } from 'vitest'
import { millimetresPerPixel, onPaper, pagePixels, pictureScale, pictureWidth, slicesOf } from './picture-pages.ts'

test('a picture is 1024 pixels wide at scale 2, 0.264583 mm a pixel, and as wide as A4 [C-495 E-844 E-845]', () => {
  expect([pictureWidth, pictureScale, millimetresPerPixel]).toEqual([1024, 2, 0.264583])
  expect(onPaper(pictureWidth)).toBeCloseTo(210)
  expect(onPaper(pagePixels)).toBeLessThanOrEqual(297)
  expect(onPaper(pagePixels + 1)).toBeGreaterThan(297)
})

test.each([
  ['a short one is one page', 700, [], [{ from: 0, to: 700 }]],
  [
    'a long one goes on',
    3000,
    [],
    [
      { from: 0, to: 1448 },
      { from: 1448, to: 2896 },
      { from: 2896, to: 3000 },
    ],
  ],
  [
    'no entry is cut through',
    2000,
    [{ top: 1400.4, bottom: 1500 }],
    [
      { from: 0, to: 1400 },
      { from: 1400, to: 2000 },
    ],
  ],
  [
    'the first of several that would be cut decides',
    2000,
    [
      { top: 1440, bottom: 1500 },
      { top: 1300, bottom: 1600 },
    ],
    [
      { from: 0, to: 1300 },
      { from: 1300, to: 2000 },
    ],
  ],
  [
    'what is longer than a page is cut',
    3000,
    [{ top: 0, bottom: 3000 }],
    [
      { from: 0, to: 1448 },
      { from: 1448, to: 2896 },
      { from: 2896, to: 3000 },
    ],
  ],
])('%s', (_, height, blocks, slices) => {
  expect(slicesOf(height, blocks)).toEqual(slices)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutPage, pageCountOf, partsOfPage } from './pages.ts'

test('a last page may be short, and no rows are no page', () => {
  expect([0, 1, 10, 11].map((rows) => pageCountOf(rows, 10))).toEqual([0, 1, 1, 2])
})

test('a page has a next one only if a row follows it', () => {
  const cut = (read: number[]) => cutPage(read, 2, (row) => `after ${row}`)
  expect([[], [1], [1, 2], [1, 2, 3]].map((read) => cut(read).next)).toEqual([null, null, null, 'after 2'])
  expect(cut([1, 2, 3]).rows).toEqual([1, 2])
})

test('a page continues in the next list where one ends, and reads only the rows it shows', () => {
  expect(partsOfPage([3, 0, 9], { pageIndex: 0, pageSize: 5 })).toEqual([
    { list: 0, offset: 0, limit: 3 },
    { list: 2, offset: 0, limit: 2 },
  ])
  expect(partsOfPage([3, 0, 9], { pageIndex: 1, pageSize: 5 })).toEqual([{ list: 2, offset: 2, limit: 5 }])
  expect(partsOfPage([3, 0, 9], { pageIndex: 3, pageSize: 5 })).toEqual([])
})

test('the pages over consecutive lists hold every row once, in order', () => {
  const counts = fc.array(fc.nat(30), { maxLength: 6 })
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 12 }), (given, pageSize) => {
      const rows = given.map((count, list) => Array.from({ length: count }, (_, at) => `${list}.${at}`))
      const pages = Array.from({ length: pageCountOf(rows.flat().length, pageSize) }, (_, pageIndex) =>
        partsOfPage(given, { pageIndex, pageSize }).flatMap(({ list, offset, limit }) =>
          (rows[list] ?? []).slice(offset, offset + limit),
        ),
      )
      expect(pages.flat()).toEqual(rows.flat())
      expect(pages.slice(0, -1).every((page) => page.length === pageSize)).toBe(true)
    }),
  )
})

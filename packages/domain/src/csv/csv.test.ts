import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

/** A line as a spreadsheet reads it. */
function read(line: string) {
  const cells: string[] = []
  const cell = /(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/gy
  for (const [, quoted, plain] of line.replace(/\r\n$/, '').matchAll(cell))
    cells.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
  return cells
}

test('any cells come back as they were, or as text where they would have been a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 6 }), (cells) => {
      const back = read(csvLine(cells))
      expect(back).toEqual(cells.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)))
      for (const text of back) expect(text).not.toMatch(/^[=+\-@\t\r]/)
    }),
    { numRuns: 2000 },
  )
})

test.each(['=1+1', '+91 98', '-2', '@sum', '\t=1', '\r=1'])('a cell %j is never a formula', (text) => {
  expect(read(csvLine([text]))).toEqual([`'${text}`])
})

test('nothing said is empty, and a number stays one, also below zero', () => {
  expect(csvLine(['a', null, undefined, 4.5, -2])).toBe('a,,,4.5,-2\r\n')
})

import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvLines } from './csv-lines.ts'

function read(text: string) {
  return Papa.parse<string[]>(text.replace(/\r\n$/, ''), { delimiter: ',', newline: '\r\n' }).data
}

test('any cells survive unchanged, or as text if they would have been a formula', () => {
  const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('=1\n2', '+\r\n1', '-', '@a"b', '\t', '', '"'))
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2, maxLength: 6 }), (cells) => {
      const [back = []] = read(csvLines([cells]))
      expect(back).toEqual(cells.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)))
    }),
    { numRuns: 2000 },
  )
})

test('a missing value is empty, and a number stays a number, also below zero', () => {
  expect(csvLines([['a', null, undefined, 4.5, -2], ['b']])).toBe('a,,,4.5,-2\r\nb\r\n')
})

import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvText } from './save-csv.ts'

test.each(['=1+1', '+91 98', '-2', '@sum', '\t=1', '\r=1', '=1\n2'])(
  'a cell %j is text to a spreadsheet, never a formula',
  async (cell) => {
    const text = await csvText(['Name'], [[cell]])
    const [, [read = ''] = []] = Papa.parse<string[]>(text.slice(1)).data
    expect(read).toBe(`'${cell}`)
  },
)

test('cells with commas, quotes, line breaks and Devanagari survive unchanged, and missing values are empty', async () => {
  const row = ['a, "b"', 'two\nlines', 'पुणे', 4.5, null, undefined]
  const text = await csvText(['1', '2', '3', '4', '5', '6'], [row])
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(Papa.parse<string[]>(text.slice(1)).data[1]).toEqual(['a, "b"', 'two\nlines', 'पुणे', '4.5', '', ''])
})

import { csvText } from '@pramaan/app-shell/csv/save-csv.ts'
import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

test('an exported file reads back the same, cell by cell, without blank lines', async () => {
  const rows = [
    ['Pune, "the city"', '=SUM(A1)'],
    ['two\nlines', ''],
  ]
  const text = await csvText(['Title', 'Group'], rows)
  const { headings, rows: read } = await readCsv(new File([`${text}\r\n\r\n`], 'list.csv'))
  expect(headings).toEqual(['Title', 'Group'])
  expect(read.map(({ Title, Group }) => [Title, Group])).toEqual(rows)
})

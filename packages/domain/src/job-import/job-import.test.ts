import { expect, test } from 'vitest'
import {
  fieldOfHeading,
  importLimits,
  importRowState,
  isReady,
  readRows,
  skillsIn,
  whyNotFix,
  whyNotImport,
} from './job-import.ts'

test.each([
  ['JobTitle', 'JobTitle'],
  [' job title ', 'JobTitle'],
  ['Title', 'JobTitle'],
  ['No. of Openings', 'OpenPositions'],
  ['Salary (LPA)', 'JobCTC'],
  ['Qualification', 'EducationRequirement'],
  ['Colour', undefined],
] as const)('the heading %j means %j', (heading, field) => {
  expect(fieldOfHeading(heading)).toBe(field)
})

const rowsOf = (table: readonly string[][]) => table.map((cells) => ({ cells, fault: null }))

test('rows are read by their headings: unknown columns are named, empty rows and cells left out', () => {
  const table = [
    ['Title', 'City', 'Colour'],
    [' Welder ', 'Pune', 'red'],
    ['', '', ''],
    ['Fitter', ''],
  ]
  expect(readRows(rowsOf(table))).toEqual({
    rows: [
      { values: { JobTitle: 'Welder', JobLocation: 'Pune' }, fault: null },
      { values: { JobTitle: 'Fitter' }, fault: null },
    ],
    unknown: ['Colour'],
  })
})

test('a file without a title column, without rows or with too many is refused', () => {
  expect(readRows([]).problem).toBe('empty')
  expect(readRows(rowsOf([['City'], ['Pune']])).problem).toBe('no-title')
  expect(readRows(rowsOf([['Title'], ['']])).problem).toBe('empty')
  const many = Array.from({ length: importLimits.rows + 1 }, () => ['Welder'])
  expect(readRows(rowsOf([['Title'], ...many])).problem).toBe('too-many')
})

test('wrong quotation marks in the headings refuse the file; in a row they stay with it, and no cell is cut', () => {
  const head = { cells: ['Title', 'Description'], fault: null }
  expect(readRows([{ cells: head.cells, fault: 'quotes' }]).problem).toBe('heading-quotes')
  const text = `${'x'.repeat(importLimits.cell - 1)}😀 and more`
  expect(readRows([head, { cells: ['Welder', text], fault: 'quotes' }]).rows).toEqual([
    { values: { JobTitle: 'Welder', Description: text }, fault: 'quotes' },
  ])
})

test('skills are separated by semicolons, or by commas if there are no semicolons', () => {
  expect(skillsIn('Tally; GST, TDS ;Tally')).toEqual(['Tally', 'GST, TDS'])
  expect(skillsIn('Tally, GST')).toEqual(['Tally', 'GST'])
  expect(skillsIn(undefined)).toEqual([])
})

test('a row is imported once, and only when nothing is left to fix', () => {
  const [ready, broken, taken] = [
    { taken: false, problems: 0 },
    { taken: false, problems: 2 },
    { taken: true, problems: 0 },
  ]
  expect([ready, broken, taken].map(importRowState)).toEqual(['ready', 'broken', 'taken'])
  expect([ready, broken, taken].map(importRowState).map(isReady)).toEqual([true, false, false])
  expect([ready, broken, taken].map(whyNotImport)).toEqual([undefined, 'broken', 'already-taken'])
  expect([ready, taken].map(whyNotFix)).toEqual([undefined, 'already-taken'])
})

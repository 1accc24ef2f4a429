import { expect, test } from 'vitest'
import { csvRows, hasEntities } from './csv-rows.ts'

const head = ['JobTitle', 'JobLocation', 'Description']
const faultsOf = (data: string[][], errors: { type: string; row: number }[] = []) =>
  csvRows({ data, errors, meta: { delimiter: ',' } }).map(({ fault }) => fault)

test('a row whose quotation marks the parser doubts is no row', () => {
  const row = ['Welder', 'Pune', 'x']
  expect(faultsOf([head, row, row], [{ type: 'Quotes', row: 2 }])).toEqual([null, null, 'quotes'])
  expect(faultsOf([head, row], [{ type: 'Delimiter', row: 1 }])).toEqual([null, null])
})

test.each([
  ['two lines', 'Weld.\nGood tea, and cake.', null],
  ['the next row', 'Weld.\nFitter,Nashik,Fit', 'swallowed'],
  ['the next row with quotes', 'Weld.\r\nFitter,"Nashik, West",Fit', 'swallowed'],
  ['a list of as many words on its only line', 'tea, cake, rice', null],
])('a description that holds %s', (_, description, fault) => {
  expect(faultsOf([head, ['Welder', 'Pune', description]])).toEqual([null, fault])
})

test('cells behind the last column are not left out without a word; blank ones are', () => {
  expect(faultsOf([head, ['Welder', 'Pune', 'x', 'y'], ['Fitter', 'Pune', '', ' '], ['Short'], ['', '']])).toEqual([
    null,
    'too-many-cells',
    null,
    null,
  ])
})

test('with two columns a line with one comma gives nothing away', () => {
  expect(
    faultsOf([
      ['a', 'b'],
      ['x', 'one\ntwo, three'],
    ]),
  ).toEqual([null, null])
})

test.each([
  ['R&amp;D Engineer', true],
  ['Caf&#233;', true],
  ['R&D; sales', false],
  ['AT&T', false],
])('%s has entities: %s', (text, has) => {
  expect(hasEntities(text)).toBe(has)
})

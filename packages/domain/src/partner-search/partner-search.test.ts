import { expect, test } from 'vitest'
import { noFilters } from '../search/search.ts'
import { applyPartnerFilters, parsePartnerFilters, queryOfPartnerFilters } from './partner-search.ts'

test('a partner search has ten rows, the first page and ID descending unless asked otherwise', () => {
  expect(parsePartnerFilters('')).toEqual({ filters: noFilters, problems: [] })
})

test('a partner search comes back from its query whole', () => {
  const query =
    'courseFilter=3&nameFilter=Asha%20Rao&phoneFilter=98765&fromDateFilter=2026-01-01&toDateFilter=2026-02-01&' +
    'selectedLocation=Pune&selectedDegree=B.Com&pageSize=20&pageIndex=2&sortBy%5B%5D=FullName%3Aasc'
  const { filters, problems } = parsePartnerFilters(query)
  expect(problems).toEqual([])
  expect(queryOfPartnerFilters(filters)).toBe(query)
})

test.each([
  ['courseFilter=x', 'courseFilter', 'malformed'],
  ['phoneFilter=98765432101', 'phoneFilter', 'malformed'],
  ['phoneFilter=%2B9198', 'phoneFilter', 'malformed'],
  ['fromDateFilter=01/02/2026', 'fromDateFilter', 'malformed'],
  ['fromDateFilter=2026-02-01&toDateFilter=2026-01-01', 'toDateFilter', 'from-after-to'],
])('%s is refused', (query, field, why) => {
  expect(parsePartnerFilters(query).problems).toEqual([{ field, why }])
})

test.each([
  'fromDateFilter=2026-02-01',
  'toDateFilter=2026-02-01',
  'fromDateFilter=2026-02-01&toDateFilter=2026-02-01',
])('a partner may ask for %s', (query) => {
  const { filters, problems } = parsePartnerFilters(query)
  expect(problems).toEqual([])
  expect(queryOfPartnerFilters(filters)).toBe(query)
})

test('the page goes back to 0 when a partner filter changes', () => {
  const { filters } = parsePartnerFilters('pageIndex=4')
  expect(applyPartnerFilters(filters, { nameFilter: 'Asha' })).toEqual({ ...noFilters, nameFilter: 'Asha' })
})

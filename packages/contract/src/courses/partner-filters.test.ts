import { expect, test } from 'vitest'
import { noFilters } from '../search/candidate-filters.ts'
import { strictFilters } from '../search/filter-query.ts'
import { fieldsOf } from '../search/query-fields.ts'
import { applyPartnerFilters, partnerFilters, partnerFiltersOf, queryOfPartnerFilters } from './partner-filters.ts'

const wrong = 'This value is not one that the filter takes.'
const server = strictFilters(partnerFilters, {})

test('a partner search defaults to ten rows, the first page and ID descending', () => {
  expect(server.parse({})).toEqual(noFilters)
})

test('a partner search survives being written to a query and read back', () => {
  const query =
    'courseFilter=3&nameFilter=Asha%20Rao&phoneFilter=98765&fromDateFilter=2026-01-01&toDateFilter=2026-02-01&' +
    'selectedLocation=Pune&selectedDegree=B.Com&pageSize=20&pageIndex=2&sortBy%5B%5D=FullName%3Aasc'
  expect(queryOfPartnerFilters(server.parse(fieldsOf(query)))).toBe(query)
  expect(queryOfPartnerFilters(partnerFiltersOf(query))).toBe(query)
})

test.each([
  ['courseFilter=x', 'courseFilter', wrong],
  ['phoneFilter=98765432101', 'phoneFilter', wrong],
  ['phoneFilter=%2B9198', 'phoneFilter', wrong],
  ['fromDateFilter=01/02/2026', 'fromDateFilter', wrong],
  ['fromDateFilter=2026-02-01&toDateFilter=2026-01-01', 'toDateFilter', 'The end is before the start.'],
])('%s is refused', (query, field, message) => {
  expect(server.safeParse(fieldsOf(query)).error?.issues).toMatchObject([{ path: [field], message }])
})

test.each([
  'fromDateFilter=2026-02-01',
  'toDateFilter=2026-02-01',
  'fromDateFilter=2026-02-01&toDateFilter=2026-02-01',
])('a partner may ask for %s', (query) => {
  expect(queryOfPartnerFilters(server.parse(fieldsOf(query)))).toBe(query)
  expect(queryOfPartnerFilters(partnerFiltersOf(query))).toBe(query)
})

test('the page goes back to 0 when a partner filter changes', () => {
  const filters = partnerFiltersOf('pageIndex=4')
  expect(applyPartnerFilters(filters, { nameFilter: 'Asha' })).toEqual({ ...noFilters, nameFilter: 'Asha' })
})

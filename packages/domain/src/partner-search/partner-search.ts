import { day, phoneDigits, rowId, text } from '../search/fields.ts'
import { type FilterProblem, filterEntries, type Paging, readFilters, type Values } from '../search/filter-set.ts'
import { type Query, queryText } from '../search/query.ts'

/** How each filter of `/user-tp-filter` is read, in the canonical order of the wire (002, section 7). */
const readers = {
  courseFilter: rowId,
  nameFilter: text(100),
  phoneFilter: phoneDigits,
  fromDateFilter: day,
  toDateFilter: day,
  selectedLocation: text(100),
  selectedDegree: text(150),
} as const

const order = [...Object.keys(readers), 'pageSize', 'pageIndex', 'sortBy']

/** A course partner's candidate search. */
export type PartnerFilters = Paging & Values<typeof readers>

/** A partner's search from a query, and what is malformed in it: the server refuses those with 400. */
export function parsePartnerFilters(query: Query): { filters: PartnerFilters; problems: FilterProblem[] } {
  const { filters, problems } = readFilters(readers, query)
  const { fromDateFilter: from, toDateFilter: to, ...rest } = filters
  if (from === undefined || to === undefined || from <= to) return { filters, problems }
  return {
    filters: { ...rest, fromDateFilter: from },
    problems: [...problems, { field: 'toDateFilter', why: 'from-after-to' }],
  }
}

/** A partner's search as the text of a query without `?`; equal searches give equal texts. */
export function queryOfPartnerFilters(filters: PartnerFilters): string {
  return queryText(filterEntries(order, filters))
}

/** A partner's search with some filters set or taken away, on the first page (002, section 2.8). */
export function applyPartnerFilters(filters: PartnerFilters, change: Partial<PartnerFilters>): PartnerFilters {
  return { ...filters, pageIndex: 0, ...change }
}

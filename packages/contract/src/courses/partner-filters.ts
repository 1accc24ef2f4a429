import type { Query } from '@pramaan/domain/query-text'
import { longestTerm } from '@pramaan/domain/search'
import type * as z from 'zod/mini'
import { day, flag, paging, phoneDigits, rowId, text } from '../search/filter-fields.ts'
import { filterText, listFilters, readFilters } from '../search/list-filters.ts'

/** The filters of `/user-tp-filter` in the canonical order of the wire (document 002 §7). */
export const partnerFilters = listFilters(
  {
    courseFilter: rowId,
    nameFilter: text(longestTerm),
    phoneFilter: phoneDigits,
    fromDateFilter: day,
    toDateFilter: day,
    selectedLocation: text(100),
    selectedDegree: text(150),
    withoutRemark: flag,
    pageSize: paging.pageSize,
    pageIndex: paging.pageIndex,
    sortBy: paging.sortBy,
  },
  ['fromDateFilter', 'toDateFilter'],
)

/** A course partner's candidate search. */
export type PartnerFilters = z.output<typeof partnerFilters>

/** A partner's search from an address; malformed values are dropped. */
export function partnerFiltersOf(query: Query): PartnerFilters {
  return readFilters(partnerFilters, query)
}

/** A partner's search as the text of a query without `?`; equal searches give equal texts. */
export function queryOfPartnerFilters(filters: PartnerFilters): string {
  return filterText(partnerFilters, filters)
}

/** A partner's search with some filters set or removed, on the first page (002, section 2.8). */
export function applyPartnerFilters(filters: PartnerFilters, change: Partial<PartnerFilters>): PartnerFilters {
  return { ...filters, pageIndex: 0, ...change }
}

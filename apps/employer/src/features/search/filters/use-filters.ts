import { useQueryText } from '@pramaan/app-shell/router/use-query-text.ts'
import { useDebouncedAction } from '@pramaan/app-shell/time/use-debounced-action.ts'
import {
  applyFilters,
  type CandidateFilters,
  filterNames,
  filtersOfAddress,
  queryOfFilters,
} from '@pramaan/contract/search/candidate-filters'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Milliseconds of rest after typing until a search runs by itself (document 002 §9). */
const typingMilliseconds = 1000

/** Filters that change; undefined takes one away. */
export type FilterChange = Partial<CandidateFilters>

/** The search that the address names, and the ways to another one; each is an entry of the browser's history. */
export function useFilters() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const query = useQueryText()
  const filters = useMemo(() => filtersOfAddress(query), [query])
  const cursor = new URLSearchParams(query).get('cursor') ?? undefined

  /** Opens a search; false when it is the one that is open. */
  function open(next: CandidateFilters, place?: string): boolean {
    const wanted = [queryOfFilters(next), place && `cursor=${encodeURIComponent(place)}`].filter(Boolean).join('&')
    if (wanted === query) return false
    void navigate({ pathname, search: wanted })
    return true
  }
  const { now, later, drop } = useDebouncedAction(
    (change: FilterChange) => open(applyFilters(filters, change)),
    typingMilliseconds,
  )
  return {
    filters,
    cursor,
    /** Opens another search whole; what was typed before is not added to it. */
    open(next: CandidateFilters) {
      drop()
      return open(next)
    },
    /** Changes filters at once, with what was typed before. */
    change: now,
    /** Changes filters once the person rests. */
    changeLater: later,
    /** Goes to another page of the same search, by its index or by a cursor of the answer. */
    goTo: (pageIndex: number) => open({ ...filters, pageIndex }),
    goToCursor: (place: string) => open({ ...filters, pageIndex: 0 }, place),
    /** Takes words and filters away; order and page size stay. */
    clear: () => now({ ...cleared, sortBy: filters.sortBy, pageSize: filters.pageSize }),
  }
}

/** The address's search with its changes. */
export type Filters = ReturnType<typeof useFilters>

const cleared: FilterChange = Object.fromEntries(filterNames.map((name) => [name, undefined]))

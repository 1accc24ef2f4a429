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

/** Milliseconds after typing before a search runs by itself (document 002 §9). */
const typingMilliseconds = 1000

/** Changed filters; undefined removes one. */
export type FilterChange = Partial<CandidateFilters>

/** The search in the address, and ways to change it; each change is an entry of the browser's history. */
export function useFilters() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const query = useQueryText()
  const filters = useMemo(() => filtersOfAddress(query), [query])
  const cursor = new URLSearchParams(query).get('cursor') ?? undefined

  /** Opens a search; false if it is already open. */
  function open(next: CandidateFilters, cursor?: string): boolean {
    const nextQuery = [queryOfFilters(next), cursor && `cursor=${encodeURIComponent(cursor)}`].filter(Boolean).join('&')
    if (nextQuery === query) return false
    void navigate({ pathname, search: nextQuery })
    return true
  }
  const { now, later, drop } = useDebouncedAction(
    (change: FilterChange) => open(applyFilters(filters, change)),
    typingMilliseconds,
  )
  return {
    filters,
    cursor,
    /** Opens another search as a whole, without what was typed before. */
    open(next: CandidateFilters) {
      drop()
      return open(next)
    },
    /** Changes filters at once, including what was typed before. */
    change: now,
    /** Changes filters once the person pauses. */
    changeLater: later,
    /** Goes to another page of the same search, by index or by a cursor from the answer. */
    goTo: (pageIndex: number) => open({ ...filters, pageIndex }),
    goToCursor: (cursor: string) => open({ ...filters, pageIndex: 0 }, cursor),
    /** Clears words and filters; order and page size stay. */
    clear: () => now({ ...cleared, sortBy: filters.sortBy, pageSize: filters.pageSize }),
  }
}

/** The address's search with its changes. */
export type Filters = ReturnType<typeof useFilters>

const cleared: FilterChange = Object.fromEntries(filterNames.map((name) => [name, undefined]))

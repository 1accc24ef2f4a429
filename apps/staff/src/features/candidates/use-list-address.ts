import { usePlatform } from '@pramaan/app-kit/platform/platform.tsx'
import {
  applyFilters,
  type CandidateFilters,
  filtersOfAddress,
  lastPageIndex,
  queryOfFilters,
} from '@pramaan/domain/search'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keepList, keptList } from '../../frame/kept-list.ts'

/** A page past those that can be jumped to: its cursor on the wire and its number. */
export type DeepPage = { cursor: string; page: number }

/**
 * The candidate list that the address names, kept in this browser too (document 002 §2.8): `restore` is the address to
 * go to instead, when this one names nothing but the browser remembers a list, or when it names only the page
 * (`pageIndex1`, the way back from a profile).
 */
export function useListAddress() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { keep } = usePlatform()
  const filters = useMemo(() => filtersOfAddress(search), [search])
  const deep = deepPageOf(new URLSearchParams(search), filters)

  function open(next: CandidateFilters, at?: DeepPage) {
    const place = at ? `cursor=${encodeURIComponent(at.cursor)}&page=${at.page}` : ''
    const query = [queryOfFilters(next), place].filter(Boolean).join('&')
    keepList(keep, queryOfFilters(next))
    void navigate({ pathname, search: query })
  }
  return {
    filters,
    deep,
    restore: addressToRestore(search, keptList(keep)),
    /** Sets some filters, or takes them away; the first page again. */
    change: (change: Partial<CandidateFilters>) => open(applyFilters(filters, change)),
    goTo: (pageIndex: number) => open({ ...filters, pageIndex }),
    goDeep: (at: DeepPage) => open({ ...filters, pageIndex: 0 }, at),
    clear: () => open(filtersOfAddress({ pageSize: String(filters.pageSize) })),
  }
}

/** The address of the list with its filters. */
export type ListAddress = ReturnType<typeof useListAddress>

function deepPageOf(query: URLSearchParams, { pageSize }: CandidateFilters): DeepPage | undefined {
  const cursor = query.get('cursor')
  const page = Number(query.get('page'))
  return cursor && Number.isSafeInteger(page) && page > lastPageIndex(pageSize) ? { cursor, page } : undefined
}

/** The query to go to instead of this one; undefined to stay. */
function addressToRestore(search: string, kept: string): string | undefined {
  const query = new URLSearchParams(search)
  const back = query.get('pageIndex1')
  if (back !== null) return queryOfFilters(filtersOfAddress({ ...keptPairs(kept), pageIndex: back }))
  return query.size === 0 && kept ? kept : undefined
}

function keptPairs(kept: string) {
  return Object.fromEntries(new URLSearchParams(kept))
}

import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useRemembered } from '@pramaan/app-shell/platform/use-remembered.ts'
import { useHistory } from '@pramaan/app-shell/router/history/use-history.ts'
import type { Paging } from '@pramaan/contract/search/list-filters'
import { lastPageIndex } from '@pramaan/domain/search'
import { useMemo } from 'react'
import { useLocation } from 'react-router'

/** A page too deep for a page number: its cursor and its number. */
export type DeepPage = { cursor: string; page: number }

/** How a list reads its filters from a URL and writes them, and the key under which this browser stores them. */
export type FilterSet<F extends Paging> = {
  key: string
  parse: (query: string) => F
  queryOf: (filters: F) => string
  apply: (filters: F, change: Partial<F>) => F
}

/**
 * The list in the address, also remembered in this browser (document 002 §2.8): `restore` is the address to go to
 * instead, when this one is empty but the browser remembers a list, or when it names only the page (`pageIndex1`, the
 * way back from a profile).
 */
export function useFiltersAddress<F extends Paging>({ key, parse, queryOf, apply }: FilterSet<F>) {
  const history = useHistory()
  const { pathname, search } = useLocation()
  const { storage } = usePlatform()
  const filters = useMemo(() => parse(search), [parse, search])
  const restore = restored()
  // Applies whether the filters came from a choice or from a link.
  useRemembered(key, restore === undefined && search !== '' ? queryOf(filters) : undefined)

  function open(next: F, at?: DeepPage) {
    const position = at ? `cursor=${encodeURIComponent(at.cursor)}&page=${at.page}` : ''
    const query = [queryOf(next), position].filter(Boolean).join('&')
    // Stored immediately, because a list without filters has an empty query.
    storage.setItem(key, queryOf(next))
    history.push({ pathname, search: query && `?${query}` })
  }
  /**
   * The current address, which may not be rendered yet, so quick changes don't overwrite each other; undefined after
   * leaving the list.
   */
  function change(changes: Partial<F>) {
    if (history.location.pathname === pathname) open(apply(parse(history.location.search), changes))
  }
  function restored() {
    const query = new URLSearchParams(search)
    const saved = storage.getItem(key) ?? ''
    const back = query.get('pageIndex1')
    if (back !== null) return queryOf(parse([saved.replace(/&?pageIndex=\d*/, ''), `pageIndex=${back}`].join('&')))
    return query.size === 0 && saved ? saved : undefined
  }
  return {
    filters,
    deep: deepPageOf(new URLSearchParams(search), filters),
    restore,
    /** Sets or removes filters, and goes to the first page. */
    change,
    goTo: (pageIndex: number) => open({ ...filters, pageIndex }),
    goDeep: (at: DeepPage) => open({ ...filters, pageIndex: 0 }, at),
    /** Opens a saved view with its filters and order. */
    show: (query: string) => open(parse(query)),
    clear: () => open(parse(`pageSize=${filters.pageSize}`)),
  }
}

/** The filters in the URL and their setters. */
export type FiltersAddress<F extends Paging> = ReturnType<typeof useFiltersAddress<F>>

function deepPageOf(query: URLSearchParams, { pageSize }: Paging): DeepPage | undefined {
  const cursor = query.get('cursor')
  const page = Number(query.get('page'))
  return cursor && Number.isSafeInteger(page) && page > lastPageIndex(pageSize) ? { cursor, page } : undefined
}

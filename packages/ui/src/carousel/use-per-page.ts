import { useCallback, useSyncExternalStore } from 'react'

/** The number of visible slides by window width in px. The first match applies. */
export type PerPage = readonly { below?: number; count: number }[]

/** The number of slides that fit at the current window width. */
export function usePerPage(perPage: PerPage): number {
  const watch = useCallback(
    (onChange: () => void) => {
      const queries = perPage.flatMap(({ below }) => (below === undefined ? [] : [queryOf(below)]))
      for (const query of queries) query.addEventListener('change', onChange)
      return () => {
        for (const query of queries) query.removeEventListener('change', onChange)
      }
    },
    [perPage],
  )
  return useSyncExternalStore(watch, () => countOf(perPage))
}

function countOf(perPage: PerPage): number {
  return perPage.find(({ below }) => below === undefined || queryOf(below).matches)?.count ?? 1
}

function queryOf(below: number) {
  return window.matchMedia(`(width < ${below}px)`)
}

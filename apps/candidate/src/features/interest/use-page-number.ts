import { useSearchParams } from 'react-router'

/** How many employers a page shows. */
export const companiesPerPage = 10

/** The page number in the address, starting at 1, and a setter. */
export function usePageNumber() {
  const [search, setSearch] = useSearchParams()
  return {
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    go(page: number) {
      const next = new URLSearchParams(search)
      next.delete('page')
      if (page > 1) next.set('page', String(page))
      setSearch(next)
    },
  }
}

/** What `usePageNumber` returns. */
export type PageAddress = ReturnType<typeof usePageNumber>

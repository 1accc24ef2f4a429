import { useSearchParams } from 'react-router'

/** Employers on one page. */
export const companiesPerPage = 10

/** The page of a list as its address has it, from 1 on, and the way to another. */
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

/** What `usePageNumber` gives. */
export type PageAddress = ReturnType<typeof usePageNumber>

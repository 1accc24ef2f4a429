import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useHistory } from '@pramaan/app-shell/router/history/use-history.ts'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { pageIn } from '@pramaan/app-shell/router/list-pages/use-page-number.ts'
import { longestTerm } from '@pramaan/domain/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'

/** How many courses a page of the list shows. */
export const coursePageSize = 24

/** The course filters in the address; `category` is its number as text, or empty. */
type Wanted = { term: string; category: string; page: number }

function searchIn(address: string): Wanted {
  const query = new URLSearchParams(address)
  return {
    term: (query.get('term') ?? '').slice(0, longestTerm),
    category: /^[1-9]\d{0,8}$/.exec(query.get('category') ?? '')?.[0] ?? '',
    page: pageIn(query),
  }
}

function addressOf({ term, category, page }: Wanted): string {
  const query = new URLSearchParams({ ...(term && { term }), ...(category && { category }) })
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text && `?${text}`
}

/** The courses for the `term`, `category` and `page` in the address, with setters for each. */
export function useCourseSearch() {
  const api = useApi()
  const history = useHistory()
  const requested = searchIn(useLocation().search)
  const { term, category, page } = requested
  const query = {
    pageSize: coursePageSize,
    ...(term && { term }),
    ...(category && { category: [Number(category)] }),
  }
  const pageOf = (at: number) => api.courses.list.query({ query: { ...query, pageIndex: at - 1 } })
  const answer = useQuery({ ...pageOf(page), placeholderData: keepPreviousData })
  return {
    ...requested,
    answer,
    /** Loads the next page before it is asked for. */
    onNear: useNextPage(answer, pageOf),
    /**
     * Changes a filter and goes to the first page. It reads the current address, so quick changes don't overwrite each
     * other.
     */
    change(changes: Partial<Wanted>) {
      const { pathname, search } = history.location
      history.push({ pathname, search: addressOf({ ...searchIn(search), page: 1, ...changes }) })
    },
  }
}

/** What `useCourseSearch` returns. */
export type CourseSearch = ReturnType<typeof useCourseSearch>

import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useOpeningSearch } from '../../openings/search/use-opening-search.ts'

/** How many courses a page of the list shows. */
export const coursePageSize = 24

/** The courses for the `term`, `category` and `page` in the address; `category` is its number as text, or empty. */
export function useCourseSearch() {
  const api = useApi()
  const { query: address, term, page, toPage, change } = useOpeningSearch()
  const category = /^[1-9]\d{0,8}$/.exec(address.get('category') ?? '')?.[0] ?? ''
  const query = {
    pageSize: coursePageSize,
    ...(term && { term }),
    ...(category && { category: [Number(category)] }),
  }
  const pageOf = (at: number) => api.courses.list.query({ query: { ...query, pageIndex: at - 1 } })
  const answer = useQuery({ ...pageOf(page), placeholderData: keepPreviousData })
  return {
    term,
    category,
    page,
    toPage,
    answer,
    /** Loads the next page before it is asked for. */
    onNear: useNextPage(answer, pageOf),
    change: (changes: { term?: string; category?: string }) => change(changes),
  }
}

export type CourseSearch = ReturnType<typeof useCourseSearch>

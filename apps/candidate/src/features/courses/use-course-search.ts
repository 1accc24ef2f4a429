import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useHistory } from '@pramaan/app-shell/router/history/use-history.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'

/** Courses on a page of the list. */
export const coursePageSize = 24

const longestTerm = 100

/** What an address asks for of the courses; the category is its number as text, or nothing. */
type Wanted = { term: string; category: string; page: number }

function askedBy(address: string): Wanted {
  const query = new URLSearchParams(address)
  return {
    term: (query.get('term') ?? '').slice(0, longestTerm),
    category: /^[1-9]\d{0,8}$/.exec(query.get('category') ?? '')?.[0] ?? '',
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
  }
}

function addressOf({ term, category, page }: Wanted): string {
  const query = new URLSearchParams({ ...(term && { term }), ...(category && { category }) })
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text && `?${text}`
}

/** The courses that the address asks for by `term`, `category` and `page`, with the ways to others. */
export function useCourseSearch() {
  const api = useApi()
  const history = useHistory()
  const requested = askedBy(useLocation().search)
  const { term, category, page } = requested
  const query = {
    pageSize: coursePageSize,
    pageIndex: page - 1,
    ...(term && { term }),
    ...(category && { category: [Number(category)] }),
  }
  const answer = useQuery({ ...api.courses.list.query({ query }), placeholderData: keepPreviousData })
  return {
    ...requested,
    answer,
    /** Changes what is asked for, from the first page on; from what the address has now, so that quick changes add up. */
    change(changes: Partial<Wanted>) {
      const { pathname, search } = history.location
      history.push({ pathname, search: addressOf({ ...askedBy(search), page: 1, ...changes }) })
    },
  }
}

/** The list of courses that the address asks for. */
export type CourseSearch = ReturnType<typeof useCourseSearch>

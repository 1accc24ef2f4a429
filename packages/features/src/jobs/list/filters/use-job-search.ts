import { nearOf, useListCity } from '@pramaan/app-shell/city/use-list-city.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import type { Landed } from '@pramaan/app-shell/router/app-routes.ts'
import { useHistory } from '@pramaan/app-shell/router/history/use-history.ts'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { useQueryText } from '@pramaan/app-shell/router/use-query-text.ts'
import type { Contract } from '@pramaan/contract'
import type { Input } from '@pramaan/contract/endpoint'
import { fullListing, type JobSearch } from '@pramaan/contract/jobs/job-search'
import { jobSearchOf, queryOfJobSearch } from '@pramaan/contract/jobs/job-search-address'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

/** Jobs on a page. */
export const jobPageSize = 10

type Query = NonNullable<Input<Contract['jobs']['list']>['query']>

/** The job listing in the address, with setters (D19). */
export function useJobSearch() {
  const api = useApi()
  const address = useQueryText()
  const history = useHistory()
  const search = useMemo(() => jobSearchOf(address), [address])
  const { near } = useListCity()
  const query = wireOf(search, near)
  const pageOf = (page: number) => api.jobs.list.query({ query: wireOf({ ...search, page }, near) })
  const answer = useQuery({ ...pageOf(search.page), placeholderData: keepPreviousData })

  function open(next: JobSearch) {
    const address = queryOfJobSearch(next)
    history.push({ pathname: history.location.pathname, search: address && `?${address}` })
  }
  return {
    search,
    answer,
    /** Loads the next page early. */
    onNear: useNextPage(answer, pageOf),
    /** The filters in the API's form. */
    query,
    /**
     * Changes filters and goes to the first page. It reads the current address, so quick presses don't overwrite each
     * other.
     */
    change(make: (now: JobSearch) => Partial<JobSearch>) {
      const now = jobSearchOf(history.location.search)
      open({ ...now, page: 1, ...make(now) })
    },
    /** Removes the filters but keeps the search words, the order and the city that is listed first. */
    clear: () => open({ ...fullListing, term: search.term, sort: search.sort, near: search.near }),
    clearAll: () => open({ ...fullListing, sort: search.sort, near: search.near }),
  }
}

/** The first queries of a job listing. */
export function firstJobQueries({ api, person, search, storage }: Landed) {
  const near = nearOf(new URLSearchParams(search), storage, person.role)
  return [api.jobs.list.query({ query: wireOf(jobSearchOf(search), near) })]
}

/** The job listing and its setters. */
export type JobListSearch = ReturnType<typeof useJobSearch>

/** The server's answer for a listing. */
export type JobList = NonNullable<JobListSearch['answer']['data']>

function wireOf({ page, type, salary, near: _ofAddress, ...search }: JobSearch, near: string | undefined): Query {
  // Only values from the lists pass the URL parser, so they have the contract's types.
  return {
    ...search,
    ...(type && { type: [type] }),
    ...(salary && { salary: [salary] }),
    ...(near && { near }),
    pageSize: jobPageSize,
    pageIndex: page - 1,
  } as Query
}

import { useListCity } from '@pramaan/app-shell/city/use-list-city.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useHistory } from '@pramaan/app-shell/router/history/use-history.ts'
import { useQueryText } from '@pramaan/app-shell/router/use-query-text.ts'
import type { Contract } from '@pramaan/contract'
import type { Input } from '@pramaan/contract/endpoint'
import { fullListing, type JobSearch, jobSearchOf, queryOfJobSearch } from '@pramaan/domain/job-search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

/** Jobs on a page of the listing. */
export const jobPageSize = 10

type Query = NonNullable<Input<Contract['jobs']['list']>['query']>

/** The job listing that the address names, with the ways to another one (D19). */
export function useJobSearch() {
  const api = useApi()
  const address = useQueryText()
  const history = useHistory()
  const search = useMemo(() => jobSearchOf(address), [address])
  const { near } = useListCity()
  const query = wireOf(search, near)
  const answer = useQuery({ ...api.jobs.list.query({ query }), placeholderData: keepPreviousData })

  function open(next: JobSearch) {
    const address = queryOfJobSearch(next)
    history.push({ pathname: history.location.pathname, search: address && `?${address}` })
  }
  return {
    search,
    answer,
    /** The filters as the wire takes them. */
    query,
    /** Changes filters, which starts at the first page again; from what the address has now, so that quick presses add up. */
    change(make: (now: JobSearch) => Partial<JobSearch>) {
      const now = jobSearchOf(history.location.search)
      open({ ...now, page: 1, ...make(now) })
    },
    /** Takes the filters away; what was searched for stays, and the city that comes first. */
    clear: () => open({ ...fullListing, term: search.term, near: search.near }),
    clearAll: () => open({ ...fullListing, near: search.near }),
  }
}

/** The listing of the address. */
export type JobListSearch = ReturnType<typeof useJobSearch>

/** What the server answers of a listing. */
export type JobList = NonNullable<JobListSearch['answer']['data']>

function wireOf({ page, type, salary, near: _ofAddress, ...search }: JobSearch, near: string | undefined): Query {
  // The reader of the address lets only the lists' own values through, which the contract's types spell out.
  return {
    ...search,
    ...(type && { type: [type] }),
    ...(salary && { salary: [salary] }),
    ...(near && { near }),
    pageSize: jobPageSize,
    pageIndex: page - 1,
  } as Query
}

import type { Contract } from '@pramaan/contract'
import type { Input } from '@pramaan/contract/endpoint'
import { type JobSearch, jobSearchOf, queryOfJobSearch, wholeListing } from '@pramaan/domain/job-search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../platform/platform.tsx'
import { useHistory } from '../router/use-history.ts'
import { useQueryText } from '../router/use-query-text.ts'

/** Jobs on a page of the listing. */
export const jobPageSize = 10

type Query = NonNullable<Input<Contract['jobs']['list']>['query']>

/** The job listing that the address names, with the ways to another one (D19). */
export function useJobSearch() {
  const api = useApi()
  const address = useQueryText()
  const history = useHistory()
  const search = useMemo(() => jobSearchOf(address), [address])
  const answer = useQuery({ ...api.jobs.list.query({ query: wireOf(search) }), placeholderData: keepPreviousData })

  function open(next: JobSearch) {
    const query = queryOfJobSearch(next)
    history.push({ pathname: history.location.pathname, search: query && `?${query}` })
  }
  return {
    search,
    answer,
    /** The filters as the wire takes them. */
    query: wireOf(search),
    /** Changes filters, which starts at the first page again; from what the address has now, so that quick presses add up. */
    change(make: (now: JobSearch) => Partial<JobSearch>) {
      const now = jobSearchOf(history.location.search)
      open({ ...now, page: 1, ...make(now) })
    },
    /** Takes the filters away; what was searched for stays. */
    clear: () => open({ ...wholeListing, term: search.term }),
    clearAll: () => open(wholeListing),
  }
}

/** The listing of the address. */
export type JobListSearch = ReturnType<typeof useJobSearch>

/** What the server answers of a listing. */
export type JobList = NonNullable<JobListSearch['answer']['data']>

function wireOf({ page, type, salary, ...search }: JobSearch): Query {
  // The reader of the address lets only the lists' own values through, which the contract's types spell out.
  return {
    ...search,
    ...(type && { type: [type] }),
    ...(salary && { salary: [salary] }),
    pageSize: jobPageSize,
    pageIndex: page - 1,
  } as Query
}

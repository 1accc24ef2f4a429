import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { isFullListing, type JobSearch } from '@pramaan/contract/jobs/job-search'
import { jobSearchOf, queryOfJobSearch } from '@pramaan/contract/jobs/job-search-address'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

/** A search for jobs that the candidate saved under a name. */
export type SavedJobSearch = Awaited<ReturnType<Client['savedJobSearches']['list']>>['data'][number]

/** What a candidate says of a saved search. */
export type SavedJobChoice = Pick<SavedJobSearch, 'Name' | 'Alert'>

/** The saved searches by name; they load only when something needs them. */
export function useSavedJobSearches(enabled: boolean) {
  const api = useApi()
  return useQuery({ ...api.savedJobSearches.list.query(), enabled: enabled })
}

/** Which jobs a search finds: its query without the order and the page, which find no other jobs. */
function findsOf(search: JobSearch) {
  return queryOfJobSearch({ ...search, sort: undefined, near: undefined, page: 1 })
}

/** The saved search that finds the same jobs as this one; nothing is saved without words and filters. */
export function useSavedAs(search: JobSearch): SavedJobSearch | undefined {
  const { data } = useSavedJobSearches(!isFullListing(search))
  if (isFullListing(search)) return undefined
  return data?.data.find(({ Query }) => findsOf(jobSearchOf(Query)) === findsOf(search))
}

/** The jobs on this page that were in the last alert of this search, if it is saved. */
export function useReportedJobs(search: JobSearch, ids: number[]): ReadonlySet<number> {
  const api = useApi()
  const saved = useSavedAs(search)
  const { data } = useQuery({
    ...api.savedJobSearches.reported.query({ params: { id: saved?.ID ?? 0 }, query: { ids } }),
    enabled: saved !== undefined && ids.length > 0,
    retry: false,
  })
  return useMemo(() => new Set(data?.data), [data])
}

/** The content of this search's last alert, if the search is saved. */
export function useLastReportedJobs(search: JobSearch) {
  const api = useApi()
  const saved = useSavedAs(search)
  const { data } = useQuery({
    ...api.savedJobSearches.lastReported.query({ params: { id: saved?.ID ?? 0 } }),
    enabled: saved !== undefined,
    retry: false,
  })
  return data?.data
}

/** Saves the search of an address, or changes one that is saved. */
export function useStoreJobSearch(saved: SavedJobSearch | undefined, query: string) {
  const api = useApi()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (choice: SavedJobChoice) =>
      saved
        ? api.savedJobSearches.update({ params: { id: saved.ID }, body: choice })
        : api.savedJobSearches.create({ body: { Name: choice.Name, Alert: choice.Alert, Query: query } }),
    onSuccess: refresh,
  })
}

/** Deletes a saved search. */
export function useDeleteJobSearch() {
  const api = useApi()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ ID }: SavedJobSearch) => api.savedJobSearches.remove({ params: { id: ID } }),
    onSuccess: refresh,
  })
}

function useRefresh() {
  const api = useApi()
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: api.savedJobSearches.list.key })
}

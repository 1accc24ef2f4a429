import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

/** A search for jobs that the candidate saved under a name. */
export type SavedJobSearch = Awaited<ReturnType<Client['savedJobSearches']['list']>>['data'][number]

/** What a candidate says of a saved search. */
export type SavedJobChoice = Pick<SavedJobSearch, 'Name' | 'Alert'>

/** The saved searches by name, once they are wanted. */
export function useSavedJobSearches(enabled: boolean) {
  const api = useApi()
  return useQuery({ ...api.savedJobSearches.list.query(), enabled: enabled })
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

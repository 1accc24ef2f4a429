import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import {
  appliedFilters,
  type CandidateFilters,
  filtersOfAddress,
  searchKey,
} from '@pramaan/contract/search/candidate-filters'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../../texts/use-texts.ts'

/** A search that the employer saves under a name. */
export type SavedSearch = Awaited<ReturnType<Client['savedSearches']['list']>>['data'][number]

const staleMilliseconds = 60_000

/** The saved searches by name, and the one with the same filters as these (D29). */
export function useSavedSearches(filters?: CandidateFilters, enabled = true) {
  const api = useApi()
  const query = useQuery({ ...api.savedSearches.list.query(), staleTime: staleMilliseconds, enabled })
  const saved = query.data?.data ?? []
  const same = filters && saved.find((one) => searchKey(filtersOfAddress(one.Filters)) === searchKey(filters))
  return { query, saved, same }
}

/** The candidates on this page who were in the last alert of this search, if it is saved. */
export function useReported(filters: CandidateFilters, ids: number[]): ReadonlySet<number> {
  const api = useApi()
  const { same } = useSavedSearches(filters, appliedFilters(filters).length > 0)
  const { data } = useQuery({
    ...api.savedSearches.reported.query({ params: { id: same?.ID ?? 0 }, query: { ids } }),
    enabled: same !== undefined && ids.length > 0,
    staleTime: staleMilliseconds,
    retry: false,
  })
  return new Set(data?.data)
}

/** The content of this search's last alert, if the search is saved. */
export function useLastReported(filters: CandidateFilters) {
  const api = useApi()
  const { same } = useSavedSearches(filters, appliedFilters(filters).length > 0)
  const { data } = useQuery({
    ...api.savedSearches.lastReported.query({ params: { id: same?.ID ?? 0 } }),
    enabled: same !== undefined,
    staleTime: staleMilliseconds,
    retry: false,
  })
  return data?.data
}

/** Saves a search under a name; reports errors to `onError`, or leaves them to the dialog that asks for the name. */
export function useSaveSearch(onError?: (error: Error) => void) {
  const api = useApi()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: Pick<SavedSearch, 'Name' | 'Filters' | 'Alert'>) => api.savedSearches.create({ body }),
    onSuccess: refresh,
    onError,
  })
}

/** Gives a saved search another name, or another alert. */
export function useEditSearch({ ID }: SavedSearch) {
  const api = useApi()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: Pick<SavedSearch, 'Name' | 'Alert'>) => api.savedSearches.update({ params: { id: ID }, body }),
    onSuccess: refresh,
  })
}

/** Forgets a saved search at once; the toast's Undo saves it again as it was. */
export function useForgetSearch() {
  const t = useTexts()
  const api = useApi()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const failureText = useFailureText()
  const notify = (error: Error) => showToast({ text: failureText(error), tone: 'danger' })
  // The toast stays longer than the list; callbacks given to `mutate` are not called after the list is gone.
  const again = useSaveSearch(notify)
  const forget = useMutation({
    mutationFn: ({ ID }: SavedSearch) => api.savedSearches.remove({ params: { id: ID } }),
    onMutate: ({ ID }) => {
      type List = { data: SavedSearch[] }
      const { key } = api.savedSearches.list
      queries.setQueriesData<List>({ queryKey: key }, (list) => {
        return list && { ...list, data: list.data.filter((one) => one.ID !== ID) }
      })
    },
    onSuccess: (_, { Name, Filters, Alert }) => {
      const onAction = () => again.mutate({ Name, Filters, Alert })
      showToast({ text: t('saved.gone', { name: Name }), action: { label: t('shortlist.undo'), onAction } })
    },
    onError: notify,
    onSettled: refresh,
  })
  return forget.mutate
}

function useRefresh() {
  const api = useApi()
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: api.savedSearches.list.key })
    void queries.invalidateQueries({ queryKey: api.searchAids.suggestions.key })
  }
}

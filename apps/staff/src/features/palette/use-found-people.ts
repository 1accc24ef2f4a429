import type { Client } from '@pramaan/api-client'
import { useDebouncedValue } from '@pramaan/app-shell/forms/use-debounced-value.ts'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** Milliseconds without typing before candidates are searched (document 002 §9). */
const restMilliseconds = 200
const shown = '5'

type Row = Awaited<ReturnType<Client['search']['candidates']>>['items'][number]

/** Candidates that match the typed text; C-Partners have no such search. */
export type FoundPeople = {
  allowed: boolean
  term: string
  people: readonly Row[]
  total: number
  loading: boolean
  failed: boolean
}

/** Searches candidates for the typed text, after a pause. */
export function useFoundPeople(query: string): FoundPeople {
  const api = useApi()
  const { role } = usePerson()
  const allowed = role !== 'C-Partner'
  const typed = query.trim().slice(0, 100)
  const term = useDebouncedValue(typed, restMilliseconds)
  const isSearched = allowed && term.length > 1
  const search = useQuery({
    ...api.search.candidates.query({ query: { term, pageSize: shown } }),
    enabled: isSearched,
    placeholderData: keepPreviousData,
  })
  const answer = isSearched && typed.length > 1 ? search.data : undefined
  return {
    allowed,
    term,
    people: answer?.items ?? [],
    total: answer?.totalCount ?? 0,
    loading: allowed && typed.length > 1 && (search.isFetching || typed !== term),
    failed: search.isError,
  }
}

import type { Client } from '@pramaan/api-client'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTypedTerm } from './use-typed-term.ts'

const pageSize = '5'

type Row = Awaited<ReturnType<Client['search']['candidates']>>['items'][number]
type Account = Awaited<ReturnType<Client['accounts']['outsideSearch']>>['data'][number]

/** Matches of one kind: the visible ones and the total. */
type Matches<Match> = { rows: readonly Match[]; total: number }

/**
 * People who match the typed text, for all roles but C-Partner: candidates in the search, candidates outside it, such
 * as suspended ones, and for Admins other accounts.
 */
export type FoundPeople = {
  allowed: boolean
  term: string
  candidates: Matches<Row>
  accounts: Matches<Account>
  loading: boolean
  failed: boolean
}

/** Searches people for the typed text, after a pause. */
export function useFoundPeople(query: string): FoundPeople {
  const api = useApi()
  const { role } = usePerson()
  const allowed = role !== 'C-Partner'
  const { term, isSearched, isNew, isTyped } = useTypedTerm(query)
  const search = useQuery({
    ...api.search.candidates.query({ query: { term, pageSize } }),
    enabled: allowed && isSearched,
    placeholderData: keepPreviousData,
  })
  const others = useQuery({
    ...api.accounts.outsideSearch.query({ query: { term, pageSize } }),
    enabled: allowed && isSearched,
    placeholderData: keepPreviousData,
  })
  const isShown = isSearched && isTyped
  return {
    allowed,
    term,
    candidates: { rows: (isShown && search.data?.items) || [], total: (isShown && search.data?.totalCount) || 0 },
    accounts: { rows: (isShown && others.data?.data) || [], total: (isShown && others.data?.totalCount) || 0 },
    loading: allowed && isTyped && (search.isFetching || others.isFetching || isNew),
    failed: search.isError || others.isError,
  }
}

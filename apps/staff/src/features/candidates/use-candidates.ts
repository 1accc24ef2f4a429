import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { type CandidateFilters, noFilters, wireQuery } from '@pramaan/contract/search/candidate-filters'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** The response of a page of the candidate list. */
export type CandidatePage = Awaited<ReturnType<Client['search']['candidates']>>

type Row = CandidatePage['items'][number]

/** A candidate in a staff list. */
export type StaffRow = Extract<Row, { RoleID: unknown }>

/** A page of candidates; the previous rows stay until the next ones have loaded. */
export function useCandidates(filters: CandidateFilters, cursor?: string) {
  const api = useApi()
  const query = { ...wireQuery(filters), ...(cursor && { cursor }) }
  return useQuery({ ...api.search.candidates.query({ query }), placeholderData: keepPreviousData })
}

/** The total number of registered candidates, and whether it is an estimate; null if the count failed. */
export function useRegistrationCount() {
  const { data, isError } = useCandidates(noFilters)
  if (data) return { count: data.totalCount, isEstimate: data.totalIsEstimate }
  return isError ? null : undefined
}

/** The rows of a page, with the fields that staff see. */
export function staffRows(items: readonly Row[] | undefined): StaffRow[] {
  return (items ?? []).filter((row) => 'RoleID' in row)
}

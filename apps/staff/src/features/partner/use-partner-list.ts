import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import {
  applyPartnerFilters,
  type PartnerFilters,
  partnerFiltersOf,
  queryOfPartnerFilters,
} from '@pramaan/contract/courses/partner-filters'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FilterSet, type FiltersAddress, useFiltersAddress } from '../../lists/filters/use-filters-address.ts'

/** A candidate in a course partner's list. */
export type PartnerRow = Awaited<ReturnType<Client['guidance']['partnerList']>>['items'][number]

const partnerFilters: FilterSet<PartnerFilters> = {
  key: 'pramaan.staff.partner',
  parse: partnerFiltersOf,
  queryOf: queryOfPartnerFilters,
  apply: applyPartnerFilters,
}

/** The course partner's list in the address, with its filters. */
export type PartnerAddress = FiltersAddress<PartnerFilters>

/** The course partner's list in the address, also remembered in this browser (document 002 §2.8). */
export function usePartnerAddress(): PartnerAddress {
  return useFiltersAddress(partnerFilters)
}

/** Whether any filter is set. */
export function isNarrowed({ sortBy: _sort, pageSize: _size, pageIndex: _index, ...filters }: PartnerFilters) {
  return Object.values(filters).some((value) => value !== undefined)
}

function wireOf(filters: PartnerFilters) {
  return Object.fromEntries(new URLSearchParams(queryOfPartnerFilters(filters)))
}

/** The list's filters and order for its export, which has no pages. */
export function fileQueryOf(filters: PartnerFilters) {
  const { pageSize: _size, pageIndex: _index, ...query } = wireOf(filters)
  return query
}

/** A page of the course partner's list; the previous rows stay until the next ones have loaded. */
export function usePartnerList(filters: PartnerFilters, cursor?: string) {
  const api = useApi()
  const query = { ...wireOf(filters), ...(cursor && { cursor }) }
  return useQuery({ ...api.guidance.partnerList.query({ query }), placeholderData: keepPreviousData })
}

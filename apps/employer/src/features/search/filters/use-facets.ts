import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { type CandidateFilters, noFilters, wireQuery } from '@pramaan/contract/search/candidate-filters'
import { useLabels } from '@pramaan/ui/labels'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'

type Counts = Awaited<ReturnType<Client['searchAids']['facets']>>['data']

const staleMilliseconds = 30_000

/**
 * How many candidates would remain for each value of a filter, as text: '128', or '≈1,200' from a sample. They load
 * when a person opens a filter (`want`), so looking at a search costs nothing more.
 */
export function useFacets(filters: CandidateFilters) {
  const t = useTexts()
  const api = useApi()
  const { number } = useLabels()
  const [wanted, setWanted] = useState(false)
  const { pageSize, pageIndex } = noFilters
  const call = api.searchAids.facets.query({ query: wireQuery({ ...filters, pageSize, pageIndex }) })
  const { data } = useQuery({
    ...call,
    enabled: wanted,
    placeholderData: keepPreviousData,
    staleTime: staleMilliseconds,
    // The filters work without counts too.
    retry: false,
  })
  return {
    want: () => setWanted(true),
    /** A count as text; undefined while unknown. */
    of(group: keyof Counts, value: string): string | undefined {
      const found = data?.data[group].find((one) => one.value === value)
      if (!found) return undefined
      return data?.isEstimate ? t('filter.estimate', { shown: number(found.count) }) : number(found.count)
    },
    /** The cities with the most of these candidates, most first. */
    locations: (data?.data.location ?? []).toSorted((a, b) => b.count - a.count).map(({ value }) => value),
  }
}

/** The counts beside the filters' options. */
export type Facets = ReturnType<typeof useFacets>

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
 * How many candidates each value of a filter would leave, in words: '128', '≈1,200' where it was made on a sample. They
 * are asked for once a person reaches for a filter (`want`), so that a search that is only read costs nothing more.
 */
export function useFacets(filters: CandidateFilters) {
  const t = useTexts()
  const api = useApi()
  const { number } = useLabels()
  const [wanted, setWanted] = useState(false)
  const { sortBy, pageSize, pageIndex } = noFilters
  const call = api.searchAids.facets.query({ query: wireQuery({ ...filters, sortBy, pageSize, pageIndex }) })
  const { data } = useQuery({
    ...call,
    enabled: wanted,
    placeholderData: keepPreviousData,
    staleTime: staleMilliseconds,
    // Without counts every filter works as well.
    retry: false,
  })
  return {
    want: () => setWanted(true),
    /** The words of a count; undefined while it is not known. */
    of(group: keyof Counts, value: string): string | undefined {
      const found = data?.data[group].find((one) => one.value === value)
      if (!found) return undefined
      return data?.isEstimate ? t('filter.estimate', { shown: number(found.count) }) : number(found.count)
    },
    /** The places where most of them are, the first the most. */
    places: (data?.data.location ?? []).toSorted((a, b) => b.count - a.count).map(({ value }) => value),
  }
}

/** The counts beside the filters' options. */
export type Facets = ReturnType<typeof useFacets>

import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import type { DateRange } from '@pramaan/domain/date-range'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** The Admin's statistics, as the server reports them. */
export type Statistics = Awaited<ReturnType<Client['statistics']['get']>>['data']

/** The statistics of a date range; the previous figures stay until the next ones have loaded. */
export function useStatistics(range: DateRange) {
  const { statistics } = useApi()
  return useQuery({ ...statistics.get.query({ query: range }), placeholderData: keepPreviousData })
}

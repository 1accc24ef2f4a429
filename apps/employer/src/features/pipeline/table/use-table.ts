import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Narrowing } from '../filters/use-pipeline-filters.ts'

/** Rows on a page of the table. */
export const tableRows = 20

/** A page of the table, of one stage or all, with the count of each stage. */
export function useTable({ filters, sort, stage, pageIndex }: Narrowing) {
  const api = useApi()
  return useQuery({
    ...api.pipeline.list.query({ query: { ...filters, sort, status: stage, pageIndex, pageSize: tableRows } }),
    placeholderData: keepPreviousData,
  })
}

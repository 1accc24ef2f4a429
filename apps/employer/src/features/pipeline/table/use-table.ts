import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Narrowing } from '../filters/use-pipeline-filters.ts'

/** Rows on a page of the table. */
export const tableRows = 20

/** A page of the table, of one stage or all, with the count of each stage. */
export function useTable({ filters, sort, stage, pageIndex }: Narrowing) {
  const api = useApi()
  const pageOf = (at: number) =>
    api.pipeline.list.query({ query: { ...filters, sort, status: stage, pageIndex: at, pageSize: tableRows } })
  const table = useQuery({ ...pageOf(pageIndex), placeholderData: keepPreviousData })
  return { ...table, onNear: useNextPage(table, (next) => pageOf(next - 1)) }
}

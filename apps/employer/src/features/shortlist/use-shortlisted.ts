import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** A page of the employer's shortlist, newest first. */
export function useShortlisted(pageSize: number, pageIndex = 0) {
  const api = useApi()
  const pageOf = (at: number) => api.shortlist.list.query({ query: { pageSize, pageIndex: at } })
  const list = useQuery({ ...pageOf(pageIndex), placeholderData: keepPreviousData })
  return { ...list, onNear: useNextPage(list, (next) => pageOf(next - 1)) }
}

/** A shortlisted candidate. */
export type Shortlisted = NonNullable<ReturnType<typeof useShortlisted>['data']>['items'][number]

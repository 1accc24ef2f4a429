import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** A page of the employer's shortlist, newest first. */
export function useShortlisted(pageSize: number, pageIndex = 0) {
  const api = useApi()
  return useQuery({
    ...api.shortlist.list.query({ query: { pageSize, pageIndex } }),
    placeholderData: keepPreviousData,
  })
}

/** A shortlisted candidate. */
export type Shortlisted = NonNullable<ReturnType<typeof useShortlisted>['data']>['items'][number]

import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

const rowsShown = '5'

/** The latest candidates a course was suggested to. */
export function useLatestSuggested() {
  const { guidance } = useApi()
  return useQuery(guidance.partnerList.query({ query: { pageSize: rowsShown } }))
}

import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

const rowsShown = '5'

/** The newest candidates to whom a course was suggested. */
export function useLatestSuggested() {
  const { guidance } = useApi()
  return useQuery(guidance.partnerList.query({ query: { pageSize: rowsShown } }))
}

import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** The degrees in the reference list. */
export function useDegrees() {
  const api = useApi()
  const { data } = useQuery({ ...api.reference.degrees.query(), staleTime: Number.POSITIVE_INFINITY })
  return [...new Set((data?.data ?? []).map(({ Education }) => Education))]
}

import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQueryClient } from '@tanstack/react-query'

/** Reloads everything that a payment for a course or a drive changes. */
export function useOpeningPaid(noun: 'courses' | 'drives') {
  const api = useApi()
  const queries = useQueryClient()
  return () => {
    for (const { key } of [api[noun].get, api[noun].list, api.applications.mine, api.payments.mine])
      void queries.invalidateQueries({ queryKey: key })
  }
}

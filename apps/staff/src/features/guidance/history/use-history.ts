import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** An entry of a candidate's history. */
export type HistoryLine = Awaited<ReturnType<Client['guidance']['history']>>['data'][number]

/** The notes on a candidate, and their history. */
export function useHistory(candidateId: number) {
  const api = useApi()
  return useQuery(api.guidance.history.query({ params: { candidateId } }))
}

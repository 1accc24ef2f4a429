import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** A person waiting for verification. */
export type Waiting = Awaited<ReturnType<Client['verification']['queue']>>['data'][number]

/** How many applicants one request loads: those who have waited longest. */
const queueLength = 50

/** Who is waiting for verification, longest waiting first. */
export function useQueue() {
  const { verification } = useApi()
  return useQuery(verification.queue.query({ query: { pageSize: queueLength } }))
}

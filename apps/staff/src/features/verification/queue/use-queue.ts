import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** A person who waits for verification. */
export type Waiting = Awaited<ReturnType<Client['verification']['queue']>>['data'][number]

/** Applicants of the queue that one call gives: those who have waited longest. */
const queueLength = 50

/** Who waits for verification, the longest waiting first. */
export function useQueue() {
  const { verification } = useApi()
  return useQuery(verification.queue.query({ query: { pageSize: queueLength } }))
}

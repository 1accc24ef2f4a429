import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** A person waiting for verification. */
export type Waiting = Awaited<ReturnType<Client['verification']['queue']>>['data'][number]

/** The number of applicants that one request loads, longest waiting first. */
const queueLength = 50

/** The people waiting for verification, longest waiting first. */
export function useQueue() {
  const { verification } = useApi()
  return useQuery(verification.queue.query({ query: { pageSize: queueLength } }))
}

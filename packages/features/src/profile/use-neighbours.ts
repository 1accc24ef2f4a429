import { Refused } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'
import { closedSteps } from './closed-steps.ts'

type Step = 'previous' | 'next'

/** The candidate before or after this one; `closed` at the ends of the list (document 002 §8). */
export type Neighbour = { id: number | undefined; closed: boolean; total: number | undefined }

type Answer = { items: readonly { ID: number }[]; totalCount: number }
type Wanted = { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<Answer> }

/** A neighbour, loaded by a request that returns one; nothing loads while `candidateId` is undefined. */
export function useNeighbour(step: Step, candidateId: number | undefined, call: Wanted): Neighbour {
  const { data, error } = useQuery({
    queryKey: call.queryKey,
    queryFn: (context) => call.queryFn(context),
    enabled: candidateId !== undefined,
  })
  const refused = error instanceof Refused && closedSteps(error.message).includes(step)
  return { id: data?.items[0]?.ID, closed: refused || data?.items.length === 0, total: data?.totalCount || undefined }
}

/** The candidates before and after one in a search with the same filters. */
export function useListNeighbours(query: Record<string, string | string[]>, candidateId: number | undefined) {
  const { search } = useApi()
  const call = (step: Step) =>
    search.candidates.query({ query: { ...query, candidateID: candidateId, step, ifNone: 'empty' } })
  return {
    previous: useNeighbour('previous', candidateId, call('previous')),
    next: useNeighbour('next', candidateId, call('next')),
  }
}

import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useNeighbour } from '@pramaan/features/profile/use-neighbours.ts'

/** The candidates before and after this one in the employer's shortlist. */
export function useShortlistNeighbours(candidateId: number | undefined) {
  const { shortlist } = useApi()
  const call = (step: 'previous' | 'next') => shortlist.list.query({ query: { candidateId, step, ifNone: 'empty' } })
  return {
    previous: useNeighbour('previous', candidateId, call('previous')),
    next: useNeighbour('next', candidateId, call('next')),
  }
}

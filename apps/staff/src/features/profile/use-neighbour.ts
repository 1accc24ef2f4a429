import { Refused } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { closedSteps } from '@pramaan/domain/pages'
import { filtersOfAddress, queryOfFilters, searchEntries } from '@pramaan/domain/search'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { profilePath } from '../../paths.ts'

/** A way along the list. */
export type Step = 'previous' | 'next'

const stepOfEdge: Readonly<Record<string, Step>> = { first: 'previous', last: 'next' }

/**
 * The neighbours of a candidate in the list that the address names. A step is closed when the list said that its end is
 * reached: by the edge of the last answer, or by a refusal that names the step (document 002 §4, §8).
 */
export function useNeighbour(candidateId: number) {
  const api = useApi()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const filters = filtersOfAddress(search)
  const reached = (state as { closed?: Step } | null)?.closed
  const step = useMutation({
    mutationFn: (way: Step) =>
      api.search.candidates({
        query: { ...Object.fromEntries(searchEntries(filters)), candidateID: candidateId, step: way },
      }),
    onSuccess: ({ items: [neighbour], status }) => {
      const closed = status ? stepOfEdge[status] : undefined
      if (neighbour)
        void navigate(profilePath(neighbour.ID, queryOfFilters(filters)), { replace: true, state: { closed } })
    },
  })
  const closedByError = step.error instanceof Refused ? closedSteps(step.error.message) : []
  return {
    filters,
    go: (way: Step) => step.mutate(way),
    isBusy: step.isPending,
    isClosed: (way: Step) => reached === way || closedByError.includes(way),
    failure: closedByError.length === 0 ? step.error : null,
  }
}

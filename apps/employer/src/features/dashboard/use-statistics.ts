import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** What the tiles and their panes show: the platform's candidates and courses, and the employer's own jobs. */
export function useStatistics() {
  const api = useApi()
  const { ID } = usePerson()
  return useQuery({ ...api.employers.statistics.query({ params: { id: ID } }), select: ({ data }) => data })
}

/** The figures of all tiles. */
export type Statistics = NonNullable<ReturnType<typeof useStatistics>['data']>

/** The tiles, in their order; each opens a pane of its own. */
export const tiles = ['users', 'certifications', 'jobs'] as const

/** One of the tiles. */
export type Tile = (typeof tiles)[number]

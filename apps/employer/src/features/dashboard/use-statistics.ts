import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** The figures of the tiles and their panes: the platform's candidates and courses, and the employer's own jobs. */
export function useStatistics() {
  const api = useApi()
  const { ID } = usePerson()
  return useQuery({ ...api.employers.statistics.query({ params: { id: ID } }), select: ({ data }) => data })
}

/** The figures of all tiles. */
export type Statistics = NonNullable<ReturnType<typeof useStatistics>['data']>

/** The tiles in order; each opens its own pane. */
export const tiles = ['users', 'certifications', 'jobs'] as const

/** A tile. */
export type Tile = (typeof tiles)[number]

import { useApi, usePerson } from '@pramaan/app-kit/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** What the server has of the person so far, for filling the forms. */
export function useOwnRecord() {
  const api = useApi()
  const { ID } = usePerson()
  return useQuery({
    ...api.candidates.get.query({ params: { id: ID } }),
    select: ({ data }) => ('Notifications' in data ? data : undefined),
  })
}

/** A candidate's own record. */
export type OwnRecord = NonNullable<ReturnType<typeof useOwnRecord>['data']>

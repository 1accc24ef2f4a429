import { candidateRecord } from '@pramaan/app-shell/platform/my-record.ts'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEdits } from './edits/use-edits.ts'
import { withEdits } from './edits/with-edits.ts'

/** What the server has saved so far, with the edits that still wait on this device, to fill the forms. */
export function useMyRecord() {
  const api = useApi()
  const { ID } = usePerson()
  const { edits } = useEdits()
  const waiting = edits.filter(({ problem }) => !problem).map(({ edit }) => edit)
  return useQuery({
    ...candidateRecord(api, ID),
    select: ({ data }) => ('Notifications' in data ? withEdits(data, waiting) : undefined),
  })
}

/** The candidate's own record. */
export type MyRecord = NonNullable<ReturnType<typeof useMyRecord>['data']>

/**
 * The candidate's own photo, which the token does not carry; it shares the profile's query, so it costs no extra
 * request there.
 */
export function useMyImage(): string | null {
  return useMyRecord().data?.Image ?? null
}

import { candidateRecord } from '@pramaan/app-shell/platform/own-record.ts'
import { useApi, usePerson, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** What the server has saved so far, to fill the forms. */
export function useMyRecord() {
  const api = useApi()
  const { ID } = usePerson()
  return useQuery({
    ...candidateRecord(api, ID),
    select: ({ data }) => ('Notifications' in data ? data : undefined),
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

/**
 * Renews the session after a name change, because headers read the name from the token. If that fails now, a later
 * renewal does it.
 */
export function useRenewName() {
  const { session } = usePlatform()
  return () =>
    session.api.session.renew().then(
      ({ data }) => session.accept(data),
      () => undefined,
    )
}

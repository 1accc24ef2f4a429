import { useApi, usePerson, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** What the server has of the person so far, for filling the forms. */
export function useMyRecord() {
  const api = useApi()
  const { ID } = usePerson()
  return useQuery({
    ...api.candidates.get.query({ params: { id: ID } }),
    select: ({ data }) => ('Notifications' in data ? data : undefined),
  })
}

/** A candidate's own record. */
export type MyRecord = NonNullable<ReturnType<typeof useMyRecord>['data']>

/** The candidate’s own photo, which the session's token does not carry; the same read as the profile's, so it costs nothing there. */
export function useMyImage(): string | null {
  return useMyRecord().data?.Image ?? null
}

/** Takes a changed name into the session: headers read it from the token. If that can't be renewed now, it will be later. */
export function useRenewName() {
  const { session } = usePlatform()
  return () =>
    session.api.session.renew().then(
      ({ data }) => session.accept(data),
      () => undefined,
    )
}

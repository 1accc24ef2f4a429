import { employerRecord } from '@pramaan/app-shell/platform/my-record.ts'
import { useApi, usePerson, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'

/** The employer's own company profile. */
export function useMyProfile() {
  const api = useApi()
  const { ID } = usePerson()
  return useQuery({ ...employerRecord(api, ID), select: ({ data }) => data })
}

/** The profile as saved. */
export type MyProfile = NonNullable<ReturnType<typeof useMyProfile>['data']>

/** Saves the changed fields and updates the profile wherever it shows. */
export function useSaveProfile() {
  const api = useApi()
  const cache = useQueryClient()
  const { session } = usePlatform()
  const { ID } = usePerson()
  return async (body: Parameters<typeof api.employers.update>[0]['body']) => {
    const { data: token } = await api.employers.update({ params: { id: ID }, body })
    // The header reads the name from the token.
    session.accept(token)
    await cache.invalidateQueries({ queryKey: api.employers.profile.key })
  }
}

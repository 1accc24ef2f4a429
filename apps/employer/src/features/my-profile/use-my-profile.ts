import { useApi, usePerson, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'

/** The employer's own company profile. */
export function useMyProfile() {
  const api = useApi()
  const { ID } = usePerson()
  return useQuery({ ...api.employers.profile.query({ params: { id: ID } }), select: ({ data }) => data })
}

/** The profile as it is stored. */
export type MyProfile = NonNullable<ReturnType<typeof useMyProfile>['data']>

/** Saves what changed of the profile, and shows it wherever the profile shows. */
export function useSaveProfile() {
  const api = useApi()
  const cache = useQueryClient()
  const { session } = usePlatform()
  const { ID } = usePerson()
  return async (body: Parameters<typeof api.employers.update>[0]['body']) => {
    const { data: token } = await api.employers.update({ params: { id: ID }, body })
    // The token holds the name that the header shows.
    session.accept(token)
    await cache.invalidateQueries({ queryKey: api.employers.profile.key })
  }
}

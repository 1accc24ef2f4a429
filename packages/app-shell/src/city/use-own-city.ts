import { cityName } from '@pramaan/domain/city'
import { useQuery } from '@tanstack/react-query'
import { useApi, usePerson } from '../platform/platform.tsx'

/** The city of the person's profile or company, and whether it is still loading; staff have none. */
export function useOwnCity(): { city: string | undefined; loading: boolean } {
  const api = useApi()
  const { ID, role } = usePerson()
  const params = { id: ID }
  const candidate = useQuery({
    ...api.candidates.get.query({ params }),
    select: ({ data }) => data.Location,
    enabled: role === 'Candidate',
  })
  const employer = useQuery({
    ...api.employers.profile.query({ params }),
    select: ({ data }) => data.empLocation,
    enabled: role === 'Employer',
  })
  const { data, isLoading } = role === 'Candidate' ? candidate : employer
  return { city: data ? cityName(data) || undefined : undefined, loading: isLoading }
}

import { cityName } from '@pramaan/domain/city'
import { useQuery } from '@tanstack/react-query'
import { candidateRecord, employerRecord } from '../platform/my-record.ts'
import { useApi, usePerson } from '../platform/platform.tsx'

/** The city of the person's profile or company, and whether it is still loading; staff have none. */
export function useMyCity(): { city: string | undefined; loading: boolean } {
  const api = useApi()
  const { ID, role } = usePerson()
  const candidate = useQuery({
    ...candidateRecord(api, ID),
    select: ({ data }) => data.Location,
    enabled: role === 'Candidate',
  })
  const employer = useQuery({
    ...employerRecord(api, ID),
    select: ({ data }) => data.empLocation,
    enabled: role === 'Employer',
  })
  const { data, isLoading } = role === 'Candidate' ? candidate : employer
  return { city: data ? cityName(data) || undefined : undefined, loading: isLoading }
}

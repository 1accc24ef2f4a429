import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useSearchParams } from 'react-router'
import { profileQueryOf } from './profile-address.ts'

/**
 * What a link to the profile asks for: whether it has the older form, the candidate or job it names, and whether it
 * means someone else.
 */
export function useProfileQuery() {
  const [params] = useSearchParams()
  const { ID } = usePerson()
  const { candidateId, jobId } = profileQueryOf(params)
  return {
    jobId,
    olderStyle: candidateId !== undefined || jobId !== undefined,
    isOthers: candidateId !== undefined && candidateId !== ID,
  }
}

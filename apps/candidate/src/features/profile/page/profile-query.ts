import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useSearchParams } from 'react-router'
import { profileQueryOf } from './profile-address.ts'

/**
 * What a link to the profile requests: the older form, a candidate or a job, and whether that is a candidate other than
 * the signed-in one.
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

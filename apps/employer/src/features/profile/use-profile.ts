import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import type { EmployerProfile } from '@pramaan/features/profile/read-profile.ts'
import { useProfileView } from '@pramaan/features/profile/use-profile-view.ts'
import { useQuery } from '@tanstack/react-query'

/** A candidate's profile as the employer sees it; each view is logged once (document 002 §2.4). */
export function useProfile(candidateId: number | undefined) {
  const api = useApi()
  const query = useQuery({
    ...api.candidates.get.query({ params: { id: candidateId ?? 0 } }),
    enabled: candidateId !== undefined,
  })
  const profile = query.data && isForEmployer(query.data.data) ? query.data.data : undefined
  useProfileView(profile?.ID)
  return { query, profile }
}

function isForEmployer(profile: object): profile is EmployerProfile {
  return 'shortlisted' in profile
}

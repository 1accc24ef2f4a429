import { Refused } from '@pramaan/api-client'
import { useApi, usePerson } from '@pramaan/app-kit/platform/platform.tsx'
import { ProfileSkeleton } from '@pramaan/app-kit/profile/profile-skeleton.tsx'
import { ReadOnlyProfile } from '@pramaan/app-kit/profile/read-only-profile.tsx'
import { useProfileView } from '@pramaan/app-kit/profile/use-profile-view.ts'
import { Failure } from '@pramaan/app-kit/router/error-page.tsx'
import { may } from '@pramaan/domain/capability'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { PersonMessages } from '../features/messages/person-messages.tsx'
import { ProfileContact } from '../features/profile/profile-contact.tsx'
import { ProfileNav } from '../features/profile/profile-nav.tsx'
import { candidateIn } from '../frame/candidate-in.ts'
import { NoSuchCandidate } from '../frame/no-such.tsx'

/** A candidate's profile as staff read it, with phone and e-mail openly (document 002 §2.5). */
export function ProfileScreen() {
  const [address] = useSearchParams()
  const candidateId = candidateIn(address)
  if (candidateId === undefined) return <NoSuchCandidate home="/" named={false} />
  return (
    <div className="mx-auto flex w-full max-w-275 flex-col gap-3">
      <ProfileNav key={candidateId} candidateId={candidateId} />
      <Profile candidateId={candidateId} />
    </div>
  )
}

function Profile({ candidateId }: { candidateId: number }) {
  const api = useApi()
  const { role } = usePerson()
  const { data, error, refetch } = useQuery(api.candidates.get.query({ params: { id: candidateId } }))
  const profile = data?.data
  useProfileView(profile?.ID)
  if (error instanceof Refused && error.code === 'not-found') return <NoSuchCandidate named />
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!profile) return <ProfileSkeleton />
  return (
    <ReadOnlyProfile
      profile={profile}
      contact={'Phone' in profile && <ProfileContact profile={profile} />}
      {...(may(role, 'seeResume') && 'CV' in profile && { files: profile })}
      foot={may(role, 'readMessages') && <PersonMessages key={profile.ID} candidateId={profile.ID} />}
    />
  )
}

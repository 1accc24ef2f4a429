import { Refused } from '@pramaan/api-client'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { may } from '@pramaan/domain/capability'
import { ProfileSkeleton } from '@pramaan/features/profile/cards/profile-skeleton.tsx'
import { ReadOnlyProfile } from '@pramaan/features/profile/cards/read-only-profile.tsx'
import { ResumeCard } from '@pramaan/features/profile/files/resume-card.tsx'
import { ProfilePdfButton } from '@pramaan/features/profile/paper/profile-pdf-button.tsx'
import { PaymentsLink } from '@pramaan/features/profile/payments-link.tsx'
import { useProfileView } from '@pramaan/features/profile/use-profile-view.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FittingJobs } from '../../fitting/fitting-jobs.tsx'
import { CandidateNotFound } from '../../lists/table/not-found.tsx'
import { PartnerProfile } from './partner-profile.tsx'
import { OpenContact, RequestedContact } from './profile-contact.tsx'

/**
 * Props of `StaffProfile`: whether contacts are visible, the list it was opened from, and a section for roles that read
 * messages.
 */
export type StaffProfileProps = { candidateId: number; query: string; contact: 'open' | 'asked'; foot: ReactNode }

/** A candidate's profile in all its states; the server decides what a role sees (D35). */
export function StaffProfile({ candidateId, query, contact, foot }: StaffProfileProps) {
  const api = useApi()
  const { role } = usePerson()
  const { data, error, refetch } = useQuery(api.candidates.get.query({ params: { id: candidateId } }))
  const profile = data?.data
  useProfileView(profile?.ID)
  if (error instanceof Refused && error.code === 'not-found') return <CandidateNotFound named />
  if (error) return <Failure page error={error} onRetry={() => void refetch()} />
  if (!profile) return <ProfileSkeleton />
  if ('CourseNotes' in profile) return <PartnerProfile profile={profile} />
  const reachable = 'Phone' in profile ? profile : undefined
  const files = may(role, 'seeResume') && 'CV' in profile ? profile : undefined
  const contacts =
    reachable &&
    (contact === 'open' ? <OpenContact profile={reachable} /> : <RequestedContact profile={reachable} query={query} />)
  return (
    <ReadOnlyProfile
      profile={profile}
      contact={
        contacts && (
          <>
            {contacts}
            {contact === 'asked' && files && may(role, 'downloadCandidateProfile') && (
              <ProfilePdfButton profile={files} />
            )}
          </>
        )
      }
      {...(files && { resume: <ResumeCard candidateId={profile.ID} files={files} /> })}
      foot={
        <>
          {may(role, 'seeAttendance') && <FittingJobs candidateId={profile.ID} />}
          {may(role, 'readMessages') && foot}
          <PaymentsLink />
        </>
      }
    />
  )
}

import { filtersOfAddress, queryOfFilters } from '@pramaan/contract/search/candidate-filters'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { candidateIdFrom } from '../../candidate-id-from.ts'
import { PersonMessages } from '../../features/messages/person-messages.tsx'
import { SuspensionStrip } from '../../features/people/suspension-strip.tsx'
import { ProfileBack } from '../../features/profile/profile-back.tsx'
import { ProfileNav } from '../../features/profile/profile-nav.tsx'
import { StaffProfile } from '../../features/profile/staff-profile.tsx'
import { CandidateNotFound } from '../../lists/table/not-found.tsx'

/** A candidate's profile as staff see it, with contacts hidden until requested (document 001 §2). */
export function ProfileScreen() {
  return <Profile contact="asked" />
}

/** The same with phone and e-mail visible; each view is in the audit log (document 002 §2.5; D35). */
export function OpenProfileScreen() {
  return <Profile contact="open" />
}

function Profile({ contact }: { contact: 'open' | 'asked' }) {
  const [address] = useSearchParams()
  const { search } = useLocation()
  const query = queryOfFilters(filtersOfAddress(search))
  const candidateId = candidateIdFrom(address)
  if (candidateId === undefined) return <CandidateNotFound home="/" named={false} />
  return (
    <ProfilePage nav={<ProfileNav candidateId={candidateId} query={query} back={<ProfileBack query={query} />} />}>
      <SuspensionStrip candidateId={candidateId} />
      <StaffProfile
        candidateId={candidateId}
        query={query}
        contact={contact}
        foot={<PersonMessages key={candidateId} candidateId={candidateId} />}
      />
    </ProfilePage>
  )
}

function ProfilePage({ nav, children }: { nav: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-275 flex-col gap-3">
      {nav}
      {children}
    </div>
  )
}

import { Refused } from '@pramaan/api-client'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { NotFoundState } from '@pramaan/app-shell/router/failures/not-found-state.tsx'
import { ProfileSkeleton } from '@pramaan/features/profile/cards/profile-skeleton.tsx'
import { ReadOnlyProfile } from '@pramaan/features/profile/cards/read-only-profile.tsx'
import { PaymentsLink } from '@pramaan/features/profile/payments-link.tsx'
import type { EmployerProfile } from '@pramaan/features/profile/read-profile.ts'

import { useTexts } from '../../texts/use-texts.ts'
import { ContactButtons } from './contact-buttons.tsx'
import { ResumeReveal } from './resume-reveal.tsx'
import type { useProfile } from './use-profile.ts'
import { useReveal } from './use-reveal.ts'

/** Props of `ProfileBody`: the loaded profile, and a link for when the candidate does not exist. */
export type ProfileBodyProps = ReturnType<typeof useProfile> & { missing: boolean; listHref: string }

/** A profile in all its states: loading, not found, failed, loaded. */
export function ProfileBody({ query, profile, missing, listHref }: ProfileBodyProps) {
  const t = useTexts()
  if (profile) return <FoundProfile key={profile.ID} profile={profile} />
  const isMissing = missing || (query.error instanceof Refused && query.error.code === 'not-found')
  if (isMissing)
    return (
      <NotFoundState
        drawing="nothing"
        title={t('profile.gone')}
        text={t('profile.gone.text')}
        href={listHref}
        way={t('shortlisted.search')}
      />
    )
  if (query.error) return <Failure page error={query.error} onRetry={() => void query.refetch()} />
  return <ProfileSkeleton />
}

/** A profile whose phone, e-mail and files are opened by one reveal. */
function FoundProfile({ profile }: { profile: EmployerProfile }) {
  const reveal = useReveal(profile.ID)
  return (
    <ReadOnlyProfile
      profile={profile}
      contact={<ContactButtons reveal={reveal} />}
      resume={<ResumeReveal profile={profile} reveal={reveal} />}
      foot={<PaymentsLink />}
    />
  )
}

import { ProfilePdfButton } from '@pramaan/app-kit/profile/profile-pdf-button.tsx'
import { ActionBar } from '@pramaan/ui/action-bar'
import { useLocation } from 'react-router'
import { candidateIdOf } from '../features/profile/candidate-id.ts'
import { ProfileBar } from '../features/profile/profile-bar.tsx'
import { ProfileBody } from '../features/profile/profile-body.tsx'
import { useShortlistNeighbours } from '../features/profile/use-neighbours.ts'
import { useProfile } from '../features/profile/use-profile.ts'
import { ShortlistButton } from '../features/shortlist/shortlist-button.tsx'
import { shortlistedAddress } from '../features/shortlist/shortlisted-row.tsx'
import { paths } from '../paths.ts'
import { ShellBand, ShellBar } from '../shell-slots.tsx'
import { useTexts } from '../texts/use-texts.ts'

/** A shortlisted candidate's profile; Previous and Next go along the shortlist (document 002 §2.5). */
export function ShortlistedProfileScreen() {
  const t = useTexts()
  const id = candidateIdOf(useLocation().search)
  const read = useProfile(id)
  const neighbours = useShortlistNeighbours(id)
  const shortlist = read.profile && (
    <ShortlistButton key={read.profile.ID} candidate={read.profile} className="max-lg:w-full" />
  )
  const buttons = shortlist && read.profile && (
    <>
      <ProfilePdfButton candidateId={read.profile.ID} />
      {shortlist}
    </>
  )
  return (
    <>
      <ShellBand>
        <ProfileBar
          back={{ href: paths.dashboard, label: t('profile.backDashboard'), short: t('menu.dashboard') }}
          {...neighbours}
          addressOf={shortlistedAddress}
          action={buttons}
        />
      </ShellBand>
      <ProfileBody {...read} actions missing={id === undefined} listHref={paths.list} />
      {shortlist && (
        <ShellBar>
          <ActionBar phoneOnly>{buttons}</ActionBar>
        </ShellBar>
      )}
    </>
  )
}

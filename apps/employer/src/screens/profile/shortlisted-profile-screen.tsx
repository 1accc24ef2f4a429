import { useLocation } from 'react-router'
import { candidateIdOf } from '../../features/profile/candidate-id.ts'
import { ProfileBar } from '../../features/profile/profile-bar.tsx'
import { ProfileBody } from '../../features/profile/profile-body.tsx'
import { useShortlistNeighbours } from '../../features/profile/use-neighbours.ts'
import { useProfile } from '../../features/profile/use-profile.ts'
import { paths } from '../../paths.ts'
import { ProfileActionBar, ProfileActions } from '../../profile-actions.tsx'
import { ShellBand } from '../../shell-slots.tsx'
import { shortlistedAddress } from '../../shortlisted-address.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useWayBack } from './use-way-back.ts'

/** A shortlisted candidate's profile; Previous and Next follow the shortlist (document 002 §2.5). */
export function ShortlistedProfileScreen() {
  const t = useTexts()
  const id = candidateIdOf(useLocation().search)
  const read = useProfile(id)
  const back = useWayBack({ href: paths.dashboard, label: t('profile.backDashboard'), short: t('menu.dashboard') })
  const neighbours = useShortlistNeighbours(id)
  return (
    <>
      <ShellBand>
        <ProfileBar
          back={back}
          {...neighbours}
          addressOf={shortlistedAddress}
          action={read.profile && <ProfileActions profile={read.profile} />}
        />
      </ShellBand>
      <ProfileBody {...read} missing={id === undefined} listHref={paths.list} />
      {read.profile && <ProfileActionBar profile={read.profile} />}
    </>
  )
}

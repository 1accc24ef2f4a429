import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { filtersOfAddress, queryOfFilters, wireQuery } from '@pramaan/contract/search/candidate-filters'
import { useListNeighbours } from '@pramaan/features/profile/use-neighbours.ts'
import { useLocation } from 'react-router'
import { candidateIdOf } from '../../features/profile/candidate-id.ts'
import { ProfileBar } from '../../features/profile/profile-bar.tsx'
import { ProfileBody } from '../../features/profile/profile-body.tsx'
import { useProfile } from '../../features/profile/use-profile.ts'
import { savedSearchAddress } from '../../features/search/history/saved-search-address.ts'
import { SimilarCandidates } from '../../features/search/similar/similar-candidates.tsx'
import { paths } from '../../paths.ts'
import { ProfileActionBar, ProfileActions } from '../../profile-actions.tsx'
import { ShellBand } from '../../shell-slots.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { useWayBack } from './use-way-back.ts'

/** A candidate's profile, read-only, with Shortlist (document 002 §2.5). */
export function ProfileScreen() {
  return <Profile actions />
}

/**
 * The same without the employer's action buttons; phone and e-mail need the logged reveal here too (document 002 §2.5,
 * D30).
 */
export function OpenProfileScreen() {
  return <Profile actions={false} />
}

function Profile({ actions }: { actions: boolean }) {
  const t = useTexts()
  const { storage } = usePlatform()
  const { pathname, search } = useLocation()
  const id = candidateIdOf(search)
  const read = useProfile(id)
  const query = searchOf(search) ?? queryOfFilters(savedSearchAddress(storage))
  const neighbours = useListNeighbours(wireQuery(filtersOfAddress(query)), id)
  const listHref = [paths.list, query].filter(Boolean).join('?')
  const back = useWayBack({ href: listHref, label: t('profile.back'), short: t('profile.back.short') })
  const acting = actions ? read.profile : undefined
  const addressOf = (candidate: number) => [`${pathname}?candidateID=${candidate}`, query].filter(Boolean).join('&')
  return (
    <>
      <ShellBand>
        <ProfileBar
          back={back}
          {...neighbours}
          addressOf={addressOf}
          action={acting && <ProfileActions profile={acting} />}
        />
      </ShellBand>
      <ProfileBody {...read} missing={id === undefined} listHref={listHref} />
      {acting && <SimilarCandidates candidateId={acting.ID} addressOf={addressOf} />}
      {acting && <ProfileActionBar profile={acting} />}
    </>
  )
}

/** The filters in the address, or undefined if there are none. */
function searchOf(address: string) {
  return queryOfFilters(filtersOfAddress(address)) || undefined
}

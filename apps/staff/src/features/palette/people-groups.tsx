import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { isSuspended } from '@pramaan/domain/account'
import { may } from '@pramaan/domain/capability'
import { dotted } from '@pramaan/domain/dotted'
import { Avatar } from '@pramaan/ui/avatar'
import type { PaletteGroup } from '@pramaan/ui/command-palette'
import { Users } from 'lucide-react'
import { useAccountRole } from '../../layout/account-role.ts'
import { paths, peoplePath, profilePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { FoundPeople } from './use-found-people.ts'

type FoundAccount = FoundPeople['accounts']['rows'][number]
type GoTo = (path: string) => () => void

/** The palette's groups of people: candidates with the link to all of them, then other accounts. */
export function usePeopleGroups(found: FoundPeople, goTo: GoTo): PaletteGroup[] {
  const candidates = useCandidateGroups(found, goTo)
  const accounts = useAccountGroup(found, goTo)
  return [...candidates, accounts]
}

function useCandidateGroups({ candidates: { rows, total }, term }: FoundPeople, goTo: GoTo): PaletteGroup[] {
  const t = useTexts()
  if (total === 0) return []
  const people = rows.map(({ ID, FullName, Image, CareerProfile, Location }) => ({
    key: String(ID),
    label: FullName,
    note: dotted([CareerProfile.degree, Location]),
    end: ID,
    icon: <Avatar name={FullName} src={Image} size="xs" />,
    onChoose: goTo(profilePath(ID)),
  }))
  const full = {
    key: 'list',
    label: t('palette.list', { term }),
    note: t('palette.list.count', { count: total }),
    icon: <Users aria-hidden />,
    onChoose: goTo(`${paths.list}?term=${encodeURIComponent(term)}`),
  }
  const count = t('palette.people.count', { shown: people.length, total })
  return [
    { key: 'people', heading: t('palette.people'), count, items: people },
    { key: 'actions', heading: t('palette.actions'), items: [full] },
  ]
}

/**
 * An Admin opens an account in the list of its kind, where actions are possible; others open the candidate's profile.
 */
function useAccountGroup({ accounts: { rows, total }, term }: FoundPeople, goTo: GoTo): PaletteGroup {
  const t = useTexts()
  const roleText = useAccountRole()
  const { role } = usePerson()
  const opened = (account: FoundAccount) =>
    may(role, 'manageUsers') ? peoplePath(tabOf(account), account.FullName || term) : profilePath(account.ID)
  const items = rows.map((account) => ({
    key: String(account.ID),
    label: account.FullName || term,
    note: dotted([roleText(account.Role), isSuspended({ status: account.Status }) && t('people.suspended')]),
    end: account.ID,
    icon: <Avatar name={account.FullName} size="xs" />,
    onChoose: goTo(opened(account)),
  }))
  const count = t('palette.people.count', { shown: items.length, total })
  return { key: 'accounts', heading: t('palette.accounts'), count, items }
}

function tabOf({ Role, Status }: FoundAccount) {
  if (isSuspended({ status: Status })) return 'suspended'
  if (Role === 'Candidate') return 'candidates'
  return Role === 'Employer' ? 'employers' : 'staff'
}

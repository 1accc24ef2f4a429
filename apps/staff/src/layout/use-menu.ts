import { usePlaces } from '@pramaan/app-shell/header/places.ts'
import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { dashboardOf, topTabs } from '@pramaan/domain/menu'
import type { Role } from '@pramaan/domain/role'
import type { Place } from '@pramaan/ui/place'
import { House, LifeBuoy, MailWarning, Search, Settings2, ShoppingBag, UserPlus } from 'lucide-react'
import { useLocation } from 'react-router'
import { adminPaths, paths } from '../paths.ts'
import { useTexts } from '../texts/use-texts.ts'

/** The menu that a screen without an entry of its own belongs to. */
const partOf: Readonly<Record<string, readonly string[]>> = {
  '/': [paths.adminHome],
  '/dashboard': [paths.adminHome],
  [paths.verification]: [paths.vsp, paths.applicants],
  [paths.applicants]: [paths.vsp],
  [paths.vsp]: [paths.applicants],
  [paths.list]: [paths.users],
  [paths.driveApplicants]: [paths.driveList],
  [paths.allApplicants]: ['/admin-jobs'],
  [paths.employerDrives]: [paths.drives],
  [paths.candidateDrives]: [paths.drives],
  [paths.candidateCourses]: [paths.certifications],
  [paths.driveDetails]: [paths.drives],
  [paths.driveForm]: [paths.drives],
  [paths.driveJob]: [paths.drives],
  [paths.driveJobForm]: [paths.drives],
  [paths.drivePage]: [paths.drives],
  [paths.courseApplications]: [paths.certifications],
  [paths.course]: [paths.certifications],
  [paths.employerList]: [paths.users],
  [paths.profile]: [paths.list, paths.users, paths.partnerList],
  [paths.openProfile]: [paths.list, paths.users],
}

/** The sidebar of the person's role in the spec's order, and below it what every screen leads to. */
export function useMenu(): { places: Place[]; morePlaces: Place[] } {
  const t = useTexts()
  const { role } = usePerson()
  const { pathname } = useLocation()
  const places = usePlaces(role).map((place) => ({
    ...place,
    current: place.href === pathname || (partOf[pathname] ?? []).includes(place.href),
  }))
  const invitations = {
    href: paths.invitations,
    label: t('titles.invitations'),
    icon: UserPlus,
    current: pathname === paths.invitations,
  }
  const messages = {
    href: paths.messages,
    label: t('titles.messages'),
    icon: MailWarning,
    current: pathname === paths.messages,
  }
  const storePaths: readonly string[] = [
    paths.newOrder,
    paths.orders,
    paths.items,
    paths.transactions,
    paths.storeLoading,
  ]
  const store = {
    href: paths.newOrder,
    label: t('titles.store'),
    icon: ShoppingBag,
    current: storePaths.includes(pathname),
  }
  const administration = {
    href: adminPaths.people,
    label: t('titles.administration'),
    icon: Settings2,
    current: Object.values(adminPaths).some((path) => path === pathname),
  }
  const support = { href: dashboardOf(role), label: t('shell.support'), icon: LifeBuoy }
  const morePlaces = [
    ...(may(role, 'runStore') ? [store] : []),
    ...(may(role, 'inviteStaff') ? [invitations] : []),
    ...(may(role, 'manageUsers') ? [administration] : []),
    ...(may(role, 'retryMessages') ? [messages] : []),
    support,
  ]
  return { places, morePlaces }
}

type Tab = { key: (typeof topTabs)[Role][number]['key']; path: string }

/** The tabs above the page, which of staff a course partner alone has (document 002 §2.2). */
export function useTabs(): Place[] {
  const t = useTexts()
  const { role } = usePerson()
  const { pathname } = useLocation()
  const tabs: readonly Tab[] = topTabs[role]
  return tabs.map(({ key, path }) => ({
    href: path,
    label: t(`menu.${key}`),
    icon: key === 'dashboard' ? House : Search,
    current: path === pathname,
  }))
}

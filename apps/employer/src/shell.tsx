import { AccountMenu } from '@pramaan/app-kit/header/account-menu.tsx'
import { Brand } from '@pramaan/app-kit/header/brand.tsx'
import { LocationPicker } from '@pramaan/app-kit/header/location-picker.tsx'
import { usePlaces } from '@pramaan/app-kit/header/places.ts'
import { usePerson, usePlatform } from '@pramaan/app-kit/platform/platform.tsx'
import { dashboardOf, profileLinkOf, topTabs } from '@pramaan/domain/menu'
import { Avatar } from '@pramaan/ui/avatar'
import { Button } from '@pramaan/ui/button'
import { NavDrawer } from '@pramaan/ui/nav-drawer'
import type { Place } from '@pramaan/ui/place'
import { TextLink } from '@pramaan/ui/text-link'
import { TopNavShell } from '@pramaan/ui/top-nav-shell'
import { House, LifeBuoy, LogOut, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { ScrollRestoration, useLocation } from 'react-router'
import { openPlaces, paths } from './paths.ts'
import { ShellSlots, useShellSlots } from './shell-slots.tsx'
import { useTexts } from './texts/use-texts.ts'

/** The frame of a signed-in employer: tabs on top, the drawer's menu, the city and the account (document 002 §2.2). */
export function EmployerShell({ children }: { children: ReactNode }) {
  const t = useTexts()
  const { slots, bandHolder, barHolder, mark, settled } = useShellSlots()
  const tabs = useTabs()
  const places = usePlaces('Employer').filter(({ href }) => openPlaces.includes(href))
  const support = { href: dashboardOf('Employer'), label: t('shell.support'), icon: LifeBuoy }
  return (
    <ShellSlots slots={slots}>
      <TopNavShell
        navLabel={t('header.menu')}
        brand={<Brand href="/" />}
        places={tabs}
        menu={<NavDrawer title={t('header.menu')} places={places} morePlaces={[support]} foot={<ProfileBox />} />}
        end={
          <>
            <LocationPicker />
            <AccountMenu />
          </>
        }
        band={bandHolder}
        actionBar={barHolder || undefined}
      >
        {children}
        {mark}
        {settled && <ScrollRestoration />}
      </TopNavShell>
    </ShellSlots>
  )
}

const icons = { dashboard: House, 'search-candidate': Search }
const partOf: Readonly<Record<string, string>> = {
  '/': paths.list,
  [paths.profile]: paths.list,
  '/candidate-profile': paths.list,
  [paths.shortlisted]: paths.dashboard,
  [paths.shortlistedProfile]: paths.dashboard,
}

/** The two tabs; a screen below one of them marks it as current. */
function useTabs(): Place[] {
  const t = useTexts()
  const { pathname } = useLocation()
  return topTabs.Employer.map(({ key, path }) => ({
    href: path,
    label: t(`menu.${key}`),
    ...(key === 'search-candidate' && { shortLabel: t('menu.search-candidate.short') }),
    icon: icons[key],
    current: (partOf[pathname] ?? pathname) === path,
  }))
}

/** Who is signed in, at the foot of the drawer, with the way to the profile and out. */
function ProfileBox() {
  const t = useTexts()
  const { session } = usePlatform()
  const { FullName, role } = usePerson()
  const profile = profileLinkOf(role)
  return (
    <div className="flex flex-col gap-3 px-3">
      <div className="flex items-center gap-3">
        <Avatar name={FullName} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{FullName}</p>
          {profile && <TextLink href={profile}>{t('header.profile')}</TextLink>}
        </div>
      </div>
      <Button tone="quiet" block icon={<LogOut />} onClick={() => void session.signOut()}>
        {t('header.logout')}
      </Button>
    </div>
  )
}

import { AccountMenu } from '@pramaan/app-shell/header/account-menu.tsx'
import { Brand } from '@pramaan/app-shell/header/brand.tsx'
import { LocationPicker } from '@pramaan/app-shell/header/location-picker.tsx'
import { usePlaces } from '@pramaan/app-shell/header/places.ts'
import { ProfileBox } from '@pramaan/app-shell/header/profile-box.tsx'
import { ShortcutsDialog } from '@pramaan/app-shell/header/shortcuts-dialog.tsx'
import { DemoBanner } from '@pramaan/app-shell/mount/demo-banner.tsx'
import { NotificationBell } from '@pramaan/app-shell/notifications/notification-bell.tsx'
import { ScrollMemory } from '@pramaan/app-shell/router/history/scroll-memory.tsx'
import { dashboardOf, topTabs } from '@pramaan/domain/menu'
import { useUnreadMessages } from '@pramaan/features/messages/inbox/use-unread-messages.ts'
import { LinkButton } from '@pramaan/ui/link-button'
import { NavDrawer } from '@pramaan/ui/nav-drawer'
import type { Place } from '@pramaan/ui/place'
import { ShortcutsProvider } from '@pramaan/ui/shortcuts'
import { TopNavShell } from '@pramaan/ui/top-nav-shell'
import { Columns3, Gauge, House, LifeBuoy, MessageSquare, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { MessagesLink } from './messages-link.tsx'
import { paths } from './paths.ts'
import { ShellSlots, useShellSlots } from './shell-slots.tsx'
import { useTexts } from './texts/use-texts.ts'

/** The frame of a signed-in employer: tabs on top, the drawer's menu, the city and the account (document 002 §2.2). */
export function EmployerShell({ children }: { children: ReactNode }) {
  const t = useTexts()
  const { pathname } = useLocation()
  const { slots, bandHolder, barHolder, mark, settled } = useShellSlots()
  const tabs = useTabs()
  const places = usePlaces('Employer')
  const plan = { href: paths.plans, label: t('plan.title'), icon: Gauge }
  const own = useOwnPlaces()
  const support = { href: dashboardOf('Employer'), label: t('shell.support'), icon: LifeBuoy }
  return (
    <ShortcutsProvider>
      <ShellSlots slots={slots}>
        <TopNavShell
          navLabel={t('header.menu')}
          banner={<DemoBanner />}
          brand={<Brand href="/" compact />}
          places={tabs}
          bottomPlaces={[...tabs, ...own]}
          menu={
            <NavDrawer
              key={pathname}
              title={t('header.menu')}
              places={places}
              morePlaces={[...own, plan, support]}
              foot={<ProfileBox logout />}
            />
          }
          end={
            <>
              <LocationPicker />
              <LinkButton
                tone="ghost"
                href={paths.pipeline}
                icon={<Columns3 />}
                aria-current={own.some(({ href, current }) => current && href === paths.pipeline) ? 'page' : undefined}
                className="aria-[current=page]:text-brand max-lg:hidden"
              >
                {t('menu.pipeline')}
              </LinkButton>
              <MessagesLink />
              <NotificationBell settingsHref="/settings" />
              <AccountMenu />
            </>
          }
          band={bandHolder}
          actionBar={barHolder || undefined}
        >
          {children}
          {mark}
          {settled && <ScrollMemory />}
          <ShortcutsDialog />
        </TopNavShell>
      </ShellSlots>
    </ShortcutsProvider>
  )
}

const icons = { dashboard: House, 'search-candidate': Search }
const partOf: Readonly<Record<string, string>> = {
  '/': paths.list,
  '/cslr-candidate-list': paths.list,
  [paths.profile]: paths.list,
  '/candidate-profile': paths.list,
  [paths.shortlisted]: paths.dashboard,
  [paths.shortlistedProfile]: paths.dashboard,
  [paths.hirings]: paths.pipeline,
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

/** The places of our own beside the document's menu: pipeline and messages, with what is new there (D28, D39). */
function useOwnPlaces(): Place[] {
  const t = useTexts()
  const { pathname } = useLocation()
  const unread = useUnreadMessages()
  const isAt = (path: string) => (partOf[pathname] ?? pathname) === path
  return [
    { href: paths.pipeline, label: t('menu.pipeline'), icon: Columns3, current: isAt(paths.pipeline) },
    {
      href: paths.messages,
      label: t('titles.messages'),
      icon: MessageSquare,
      current: isAt(paths.messages),
      ...(unread > 0 && { count: unread }),
    },
  ]
}

import { AccountMenu } from '@pramaan/app-shell/header/account-menu.tsx'
import { Brand } from '@pramaan/app-shell/header/brand.tsx'
import { LocationPicker } from '@pramaan/app-shell/header/location-picker.tsx'
import { useNavItems } from '@pramaan/app-shell/header/nav-items.ts'
import { ProfileBox } from '@pramaan/app-shell/header/profile-box.tsx'
import { ShortcutsDialog } from '@pramaan/app-shell/header/shortcuts-dialog.tsx'
import { DemoBanner } from '@pramaan/app-shell/mount/demo-banner.tsx'
import { NotificationBell } from '@pramaan/app-shell/notifications/notification-bell.tsx'
import { useIsCurrent } from '@pramaan/app-shell/router/app-map.ts'
import { ScrollMemory } from '@pramaan/app-shell/router/scroll/scroll-memory.tsx'
import { useUnreadMessages } from '@pramaan/features/messages/inbox/use-unread-messages.ts'
import { NavDrawer } from '@pramaan/ui/nav-drawer'
import type { NavItem } from '@pramaan/ui/nav-item'
import { ShortcutsProvider } from '@pramaan/ui/shortcuts'
import { TopNavShell } from '@pramaan/ui/top-nav-shell'
import { Briefcase, Columns3, Gauge, Inbox, Landmark, LifeBuoy, MessageSquare, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { CompanyNote } from './company/company-note.tsx'
import { menu, tabs } from './menu.ts'
import { MessagesLink } from './messages-link.tsx'
import { paths } from './paths.ts'
import { ShellSlots, useShellSlots } from './shell-slots.tsx'
import { useTexts } from './texts/use-texts.ts'

/** The layout for a signed-in employer: tabs on top, the drawer's menu, city and account (document 002 §2.2). */
export function EmployerShell({ children }: { children: ReactNode }) {
  const t = useTexts()
  const { pathname } = useLocation()
  const { slots, bandHolder, barHolder, mark, settled } = useShellSlots()
  const topTabs = useNavItems(tabs)
  const items = useNavItems(menu)
  const plan = { href: paths.plans, label: t('plan.title'), icon: Gauge }
  const pipelineItems = usePipelineItems()
  const hiring = useHiringItems()
  const support = { href: paths.dashboard, label: t('shell.support'), icon: LifeBuoy }
  return (
    <ShortcutsProvider>
      <ShellSlots slots={slots}>
        <TopNavShell
          navLabel={t('header.menu')}
          banner={<DemoBanner />}
          brand={<Brand href="/" compact />}
          items={[...topTabs, ...pipelineItems.slice(0, 1), ...hiring]}
          bottomItems={[...topTabs, ...pipelineItems]}
          menu={
            <NavDrawer
              key={pathname}
              title={t('header.menu')}
              items={items}
              moreItems={[...pipelineItems, ...hiring.slice(0, 3), plan, support]}
              foot={<ProfileBox logout />}
            />
          }
          end={
            <>
              <LocationPicker />
              <MessagesLink />
              <NotificationBell settingsHref="/settings" />
              <AccountMenu />
            </>
          }
          band={bandHolder}
          actionBar={barHolder || undefined}
        >
          <CompanyNote />
          {children}
          {mark}
          {settled && <ScrollMemory />}
          <ShortcutsDialog />
        </TopNavShell>
      </ShellSlots>
    </ShortcutsProvider>
  )
}

/** The employer's own lists, which the spec's menu does not have; its drawer has the drives. */
function useHiringItems(): NavItem[] {
  const t = useTexts()
  const item = useItem()
  return [
    item(paths.jobs, t('menu.jobs'), Briefcase),
    item(paths.allApplications, t('menu.applicants'), Inbox),
    item(paths.shortlisted, t('menu.shortlisted'), Star),
    item(paths.drives, t('menu.drives'), Landmark),
  ]
}

/** Menu items that the spec does not list: pipeline and messages, with the number of unread ones (D28, D39). */
function usePipelineItems(): NavItem[] {
  const t = useTexts()
  const item = useItem()
  const unread = useUnreadMessages()
  return [
    item(paths.pipeline, t('menu.pipeline'), Columns3),
    { ...item(paths.messages, t('titles.messages'), MessageSquare), ...(unread > 0 && { count: unread }) },
  ]
}

function useItem() {
  const isCurrent = useIsCurrent()
  return (href: string, label: string, icon: NavItem['icon']): NavItem => ({
    href,
    label,
    icon,
    current: isCurrent(href),
  })
}

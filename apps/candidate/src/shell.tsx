import { AccountMenu } from '@pramaan/app-shell/header/account-menu.tsx'
import { Brand } from '@pramaan/app-shell/header/brand.tsx'
import { LocationPicker } from '@pramaan/app-shell/header/location-picker.tsx'
import { useNavItems } from '@pramaan/app-shell/header/nav-items.ts'
import { ProfileBox } from '@pramaan/app-shell/header/profile-box.tsx'
import { DemoBanner } from '@pramaan/app-shell/mount/demo-banner.tsx'
import { NotificationBell } from '@pramaan/app-shell/notifications/notification-bell.tsx'
import { ScrollMemory } from '@pramaan/app-shell/router/scroll/scroll-memory.tsx'
import { useUnreadMessages } from '@pramaan/features/messages/inbox/use-unread-messages.ts'
import { messagesPath } from '@pramaan/features/paths/messages-path.ts'
import { useFeatureTexts } from '@pramaan/features/texts/use-feature-texts.ts'
import { useLoadUntilThere } from '@pramaan/ui/load-until-there'
import { NavDrawer } from '@pramaan/ui/nav-drawer'
import { RailShell } from '@pramaan/ui/rail-shell'
import { Bookmark, CircleQuestionMark, ClipboardList, MessageSquare, User } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ApplicationSender } from './features/applications/application-sender.tsx'
import { menu, tabs } from './menu.ts'
import { myProfilePath } from './record/my-profile-path.ts'
import { useMyImage } from './record/my-record.ts'
import { useTexts } from './texts/use-texts.ts'

const loadEditSender = () =>
  import('./features/profile/waiting/edit-sender.tsx').then((m) => ({ EditSender: m.EditSender }))

/** Loaded while there is a network, after the first screen: it could not come once something waits. */
function EditSender() {
  const loaded = useLoadUntilThere(loadEditSender)
  return loaded && <loaded.EditSender />
}

/** How many menu items fit side by side at the bottom of a phone. */
const mostAtBottom = 4

/** The layout for a signed-in candidate: top tabs, menu with their own profile, city and account. */
export function CandidateShell({ children }: { children: ReactNode }) {
  const t = useTexts()
  const { pathname } = useLocation()
  const items = useNavItems(menu)
  const image = useMyImage()
  const unread = useUnreadMessages()
  const features = useFeatureTexts()
  const topTabs = useNavItems(tabs)
  const profile = {
    href: myProfilePath,
    label: t('header.profile'),
    shortLabel: t('profile.short'),
    icon: User,
    current: pathname === myProfilePath,
  }
  const more = [
    {
      href: '/my-applications',
      label: t('titles.applications'),
      icon: ClipboardList,
      current: pathname === '/my-applications',
    },
    {
      href: '/saved-jobs',
      label: t('titles.savedJobs'),
      icon: Bookmark,
      current: pathname === '/saved-jobs',
    },
    {
      href: messagesPath,
      label: t('titles.messages'),
      icon: MessageSquare,
      current: pathname === messagesPath,
      ...(unread > 0 && { count: unread }),
    },
    { href: '/help', label: t('titles.help'), icon: CircleQuestionMark, current: pathname === '/help' },
  ]
  return (
    <RailShell
      navLabel={t('header.menu')}
      banner={<DemoBanner />}
      brand={<Brand href="/" compact />}
      tabs={{ label: t('header.tabs'), items: topTabs }}
      items={items}
      moreItems={more}
      foot={
        <div className="px-2 py-3">
          <ProfileBox image={image} />
        </div>
      }
      bottomItems={[...items, profile].slice(0, mostAtBottom)}
      menu={
        <NavDrawer
          key={pathname}
          title={t('header.menu')}
          items={items}
          moreItems={more}
          foot={<ProfileBox image={image} logout />}
          news={unread > 0 ? features('messages.new', { n: unread }) : undefined}
        />
      }
      end={
        <>
          <LocationPicker />
          <NotificationBell settingsHref="/settings" />
          <AccountMenu image={image} />
        </>
      }
    >
      {children}
      <EditSender />
      <ApplicationSender />
      <ScrollMemory />
    </RailShell>
  )
}

import { IconButton } from '@pramaan/ui/icon-button'
import { SidePanel } from '@pramaan/ui/side-panel'
import { Skeleton } from '@pramaan/ui/skeleton'
import { UnreadMark } from '@pramaan/ui/unread-mark'
import { Bell } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '../router/failures/error-boundary.tsx'
import { useOpenHere } from '../router/use-open-here.ts'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import { useUnread } from './use-unread.ts'

const NotificationList = lazy(() => import('./notification-list.tsx').then((m) => ({ default: m.NotificationList })))

/** The bell of a header with its unread count; it opens the notification centre, full-screen on a phone. */
export function NotificationBell({ settingsHref }: { settingsHref?: string }) {
  const t = useShellTexts()
  const unread = useUnread()
  const [open, setOpen] = useOpenHere()
  const label = unread > 99 ? t('notifications.bell.many') : t('notifications.bell', { n: unread })
  return (
    <SidePanel
      open={open}
      onOpenChange={setOpen}
      title={t('notifications.title')}
      wide
      trigger={<IconButton label={label} icon={<BellIcon unread={unread} />} />}
    >
      <ErrorBoundary>
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <NotificationList settingsHref={settingsHref} onLeave={() => setOpen(false)} />
        </Suspense>
      </ErrorBoundary>
    </SidePanel>
  )
}

function BellIcon({ unread }: { unread: number }) {
  return (
    <>
      <Bell aria-hidden />
      <UnreadMark unread={unread} />
    </>
  )
}

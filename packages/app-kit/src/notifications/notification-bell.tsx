import { IconButton } from '@pramaan/ui/icon-button'
import { SidePanel } from '@pramaan/ui/side-panel'
import { Skeleton } from '@pramaan/ui/skeleton'
import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useKitTexts } from '../texts/use-kit-texts.ts'
import { useUnread } from './use-unread.ts'

const NotificationList = lazy(() => import('./notification-list.tsx').then((m) => ({ default: m.NotificationList })))

/** The bell of a header with its unread count; it opens the notification centre, the whole page on a phone. */
export function NotificationBell({ settingsHref }: { settingsHref?: string }) {
  const t = useKitTexts()
  const unread = useUnread()
  const [open, setOpen] = useState(false)
  const label = unread > 99 ? t('notifications.bell.many') : t('notifications.bell', { n: unread })
  return (
    <SidePanel
      open={open}
      onOpenChange={setOpen}
      title={t('notifications.title')}
      wide
      trigger={<IconButton label={label} icon={<BellIcon unread={unread} />} />}
    >
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <NotificationList settingsHref={settingsHref} onLeave={() => setOpen(false)} />
      </Suspense>
    </SidePanel>
  )
}

function BellIcon({ unread }: { unread: number }) {
  return (
    <>
      <Bell aria-hidden />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-1 right-0.5 min-w-4.5 rounded-full border border-surface bg-accent px-1 text-center text-on-accent text-xs leading-4 font-semibold tabular-nums"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </>
  )
}

import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { EmptyState } from '@pramaan/ui/empty-state'
import { Loading, SkeletonText } from '@pramaan/ui/skeleton'
import { TextLink } from '@pramaan/ui/text-link'
import { CheckCheck, Settings2 } from 'lucide-react'
import { Failure, useFailureText } from '../router/failures/error-page.tsx'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import { MoreButton } from '../waiting/more-button.tsx'
import { NotificationLine } from './notification-line.tsx'
import { useDayTitle } from './use-day-title.ts'
import { type Notification, useNotifications } from './use-notifications.ts'

type NotificationListProps = {
  settingsHref?: string | undefined
  /** The person followed a link out of the centre. */
  onLeave: () => void
}

/** The notification centre: by day, newest first, with new lines marked. */
export function NotificationList({ settingsHref, onLeave }: NotificationListProps) {
  const t = useShellTexts()
  const failureText = useFailureText()
  const { pages, items, unread, read, readAll } = useNotifications()
  if (pages.isPending) return <Waiting />
  if (pages.isError && items.length === 0) return <Failure error={pages.error} onRetry={() => void pages.refetch()} />
  const failed = read.error ?? readAll.error ?? pages.error
  const newest = items[0]?.ID
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {unread > 0 && newest !== undefined && (
          <Button
            tone="quiet"
            size="sm"
            icon={<CheckCheck />}
            busy={readAll.isPending && t('notifications.readAll.busy')}
            onClick={() => readAll.mutate(newest)}
          >
            {t('notifications.readAll')}
          </Button>
        )}
        {settingsHref && (
          <TextLink href={settingsHref} icon={<Settings2 aria-hidden />} onClick={onLeave}>
            {t('notifications.settings')}
          </TextLink>
        )}
      </div>
      {failed && <Alert tone="danger">{failureText(failed)}</Alert>}
      {items.length === 0 ? (
        <EmptyState bare drawing="done" title={t('notifications.empty')} text={t('notifications.empty.text')} />
      ) : (
        <Days items={items} onOpen={(id) => read.mutate(id)} onLeave={onLeave} />
      )}
      <MoreButton block pages={pages} label={t('notifications.more')} busy={t('notifications.more.busy')} />
    </div>
  )
}

function Waiting() {
  return (
    <Loading className="flex flex-col gap-6 py-2">
      <SkeletonText lines={2} />
      <SkeletonText lines={2} />
      <SkeletonText lines={2} />
    </Loading>
  )
}

type DaysProps = { items: readonly Notification[]; onOpen: (id: number) => void; onLeave: () => void }

function Days({ items, onOpen, onLeave }: DaysProps) {
  const titleOf = useDayTitle()
  const days = Map.groupBy(items, ({ CreatedOn }) => titleOf(new Date(CreatedOn)))
  return [...days].map(([title, lines]) => (
    <section key={title}>
      <h3 className="pb-1 font-semibold text-ink-muted text-sm">{title}</h3>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <NotificationLine key={line.ID} line={line} onOpen={onOpen} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  ))
}

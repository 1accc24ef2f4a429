import { unreadMessagesPath } from '@pramaan/features/paths/messages-path.ts'
import { Card } from '@pramaan/ui/card'
import { EmptyState } from '@pramaan/ui/empty-state'
import { useLabels } from '@pramaan/ui/labels'
import { RowLink } from '@pramaan/ui/row-link'
import { SectionHeader } from '@pramaan/ui/section-header'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { clsx } from 'clsx'
import { CalendarClock, Clock, type LucideIcon, MessageSquare, Scale, UserPlus } from 'lucide-react'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { DashboardQuery } from './use-dashboard.ts'

type Need = {
  name: 'applicants' | 'replies' | 'due' | 'interviewed' | 'ageing'
  count: number
  href: string
  icon: LucideIcon
}

/**
 * The work that waits for the employer, each item with a link to the list of exactly these; without any, a note says
 * so.
 */
export function NeedsYou({ dashboard, unread }: { dashboard: DashboardQuery; unread: number | undefined }) {
  const t = useTexts()
  if (dashboard.isError) return null
  const title = t('dashboard.needs')
  if (!dashboard.data || unread === undefined)
    return (
      <Loading>
        <Skeleton className="h-44 rounded-card!" />
      </Loading>
    )
  const { applicants, due, interviewed, ageing } = dashboard.data.data.needsYou
  const needs: Need[] = [
    { name: 'due', count: due, href: `${paths.pipeline}?view=table&due=today&sort=decide-by`, icon: CalendarClock },
    { name: 'applicants', count: applicants, href: `${paths.allApplications}?kind=job&status=Applied`, icon: UserPlus },
    { name: 'replies', count: unread, href: unreadMessagesPath, icon: MessageSquare },
    { name: 'interviewed', count: interviewed, href: `${paths.pipeline}?view=table&stage=3`, icon: Scale },
    { name: 'ageing', count: ageing, href: `${paths.pipeline}?view=table&stage=2&period=over-7-days`, icon: Clock },
  ]
  const open = needs.filter(({ count }) => count > 0)
  return (
    <Card flush aria-label={title}>
      <SectionHeader title={title} className="min-h-14 px-4 sm:px-5" />
      {open.length === 0 ? (
        <EmptyState bare drawing="done" title={t('dashboard.needs.none')} text={t('dashboard.needs.none.text')} />
      ) : (
        <div
          className={clsx(
            'grid border-line border-t sm:grid-cols-2 sm:*:border-t-0! sm:*:last:odd:col-span-2',
            // No hole in a row: three stand side by side, or the last of an odd number takes the whole line.
            open.length === 3 && 'lg:grid-cols-3 lg:*:last:odd:col-span-1',
          )}
        >
          {open.map((need) => (
            <NeedRow key={need.name} {...need} />
          ))}
        </div>
      )}
    </Card>
  )
}

function NeedRow({ name, count, href, icon: Icon }: Need) {
  const t = useTexts()
  const { number } = useLabels()
  return (
    <RowLink
      href={href}
      start={
        <span className="grid size-10 place-items-center rounded-control bg-brand-soft text-brand">
          <Icon aria-hidden className="size-5" />
        </span>
      }
      title={t(`dashboard.needs.${name}`, { n: count, shown: number(count) })}
      description={t(`dashboard.needs.${name}.text`)}
    />
  )
}

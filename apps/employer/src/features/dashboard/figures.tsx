import { SectionFailure } from '@pramaan/app-shell/router/failures/section-failure.tsx'
import { useLabels } from '@pramaan/ui/labels'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { StatStrip } from '@pramaan/ui/stat-card'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { DashboardQuery } from './use-dashboard.ts'

/** The four stat cards of the dashboard (document 002 §2.3). */
export function Figures({ dashboard }: { dashboard: DashboardQuery }) {
  const t = useTexts()
  const { number } = useLabels()
  if (dashboard.isError) return <SectionFailure title={t('dashboard.figures')} query={dashboard} />
  if (!dashboard.data)
    return (
      <Loading>
        <Skeleton className="h-52 rounded-card! lg:h-29" />
      </Loading>
    )
  const { searchCount, candidatesViewed, hiringProcessStatusCounts, pastWeek } = dashboard.data.data
  const week = (n: number) => ({ note: t('dashboard.pastWeek', { n: number(n) }) })
  return (
    <StatStrip
      stats={[
        {
          label: t('dashboard.searches'),
          value: number(searchCount),
          href: paths.searches,
          help: t('dashboard.searches.help'),
          ...week(pastWeek.searches),
        },
        {
          label: t('dashboard.viewed'),
          value: number(candidatesViewed),
          href: paths.viewed,
          help: t('dashboard.viewed.help'),
          ...week(pastWeek.viewed),
        },
        {
          label: t('dashboard.shortlistedCount'),
          value: number(hiringProcessStatusCounts.shortlisted),
          href: paths.shortlisted,
          help: t('dashboard.shortlistedCount.help'),
          ...week(pastWeek.shortlisted),
        },
        {
          label: t('dashboard.hired'),
          value: number(hiringProcessStatusCounts.hired),
          href: paths.hirings,
          help: t('dashboard.hired.help'),
          ...week(pastWeek.hired),
        },
      ]}
    />
  )
}

import { Failure } from '@pramaan/app-kit/router/error-page.tsx'
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
  if (dashboard.isError) return <Failure error={dashboard.error} onRetry={() => void dashboard.refetch()} />
  if (!dashboard.data)
    return (
      <Loading>
        <Skeleton className="h-48 rounded-card! lg:h-26" />
      </Loading>
    )
  const { searchCount, candidatesViewed, hiringProcessStatusCounts } = dashboard.data.data
  return (
    <StatStrip
      stats={[
        { label: t('dashboard.searches'), value: number(searchCount) },
        { label: t('dashboard.viewed'), value: number(candidatesViewed) },
        {
          label: t('dashboard.shortlistedCount'),
          value: number(hiringProcessStatusCounts.shortlisted),
          href: paths.shortlisted,
        },
        { label: t('dashboard.hired'), value: number(hiringProcessStatusCounts.hired) },
      ]}
    />
  )
}

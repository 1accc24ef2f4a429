import { Card } from '@pramaan/ui/card'
import { Doughnut } from '@pramaan/ui/doughnut'
import { useLabels } from '@pramaan/ui/labels'
import { SectionHeader } from '@pramaan/ui/section-header'
import { Skeleton } from '@pramaan/ui/skeleton'
import { useTexts } from '../../texts/use-texts.ts'
import type { DashboardQuery } from './use-dashboard.ts'

/** How many searches lead to one shortlisting, as 'about 1 in every N'; undefined without enough data. */
function searchesToShortlist(searches: number, shortlisted: number): number | undefined {
  return shortlisted > 0 && searches >= shortlisted ? Math.round(searches / shortlisted) : undefined
}

/** Shortlisted candidates against searches, as a doughnut (document 002 §2.3). */
export function ShortlistShare({ dashboard }: { dashboard: DashboardQuery }) {
  const t = useTexts()
  const { number } = useLabels()
  if (dashboard.isError) return null
  const figures = dashboard.data?.data
  const shortlisted = figures?.hiringProcessStatusCounts.shortlisted ?? 0
  const n = searchesToShortlist(figures?.searchCount ?? 0, shortlisted)
  return (
    <Card>
      <SectionHeader title={t('dashboard.share')} className="mb-3" />
      {figures ? (
        <Doughnut
          label={t('dashboard.share')}
          centre={number(shortlisted)}
          centreNote={t('dashboard.share.shortlisted').toLowerCase()}
          {...(n !== undefined && { note: t('dashboard.share.note', { n }) })}
          slices={[
            { label: t('dashboard.share.shortlisted'), value: shortlisted },
            { label: t('dashboard.searches'), value: figures.searchCount },
          ]}
        />
      ) : (
        <Skeleton className="h-32" />
      )}
    </Card>
  )
}

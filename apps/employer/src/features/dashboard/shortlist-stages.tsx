import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { pipelineColumns } from '@pramaan/domain/shortlist'
import { Card } from '@pramaan/ui/card'
import { Doughnut } from '@pramaan/ui/doughnut'
import { useLabels } from '@pramaan/ui/labels'
import { SectionHeader } from '@pramaan/ui/section-header'
import { Skeleton } from '@pramaan/ui/skeleton'
import { useTexts } from '../../texts/use-texts.ts'
import type { DashboardQuery } from './use-dashboard.ts'

/**
 * How many searches one shortlisting takes, as 'about 1 in every N'; undefined if nearly every search has one, or none
 * has.
 */
function searchesToShortlist(searches: number, shortlisted: number): number | undefined {
  const n = shortlisted > 0 ? Math.round(searches / shortlisted) : 0
  return n >= 2 ? n : undefined
}

/**
 * The shortlisted candidates by stage, as parts of one total, and a sentence on how many searches one shortlisting
 * takes (document 002 §2.3). Shows nothing without candidates.
 */
export function ShortlistStages({ dashboard }: { dashboard: DashboardQuery }) {
  const t = useTexts()
  const option = useOptionText()
  const { number } = useLabels()
  const figures = dashboard.data?.data
  const shortlisted = figures?.hiringProcessStatusCounts.shortlisted
  if (dashboard.isError || shortlisted === 0) return null
  const n = searchesToShortlist(figures?.searchCount ?? 0, shortlisted ?? 0)
  const titleOf = (status: number) => option(pipelineColumns.find((column) => column.status === status)?.title ?? '')
  return (
    <Card>
      <SectionHeader title={t('dashboard.stages')} className="mb-3" />
      {figures ? (
        <Doughnut
          label={t('dashboard.stages')}
          centre={number(shortlisted ?? 0)}
          centreNote={t('dashboard.stages.all')}
          {...(n !== undefined && { note: t('dashboard.stages.note', { n }) })}
          slices={figures.stages.map(({ Status, Count }) => ({ label: titleOf(Status), value: Count }))}
        />
      ) : (
        <Skeleton className="h-32" />
      )}
    </Card>
  )
}

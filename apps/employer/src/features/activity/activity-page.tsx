import { MoreButton, type MorePages } from '@pramaan/app-shell/waiting/more-button.tsx'
import { employerWindows } from '@pramaan/domain/dashboard'
import { PageHeader } from '@pramaan/ui/page-header'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { ResultsRegion } from '@pramaan/ui/skip-link'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { DashboardBack } from './dashboard-back.tsx'
import { useActivityDays } from './use-activity-days.ts'

/** Props of `ActivityPage`: its title with the count, the kind of entries, and the list. */
export type ActivityPageProps = { title: string; text: string; children: ReactNode }

/** The employer's activity behind a figure of the dashboard, in the past week or ever. */
export function ActivityPage({ title, text, children }: ActivityPageProps) {
  const t = useTexts()
  const { days, show } = useActivityDays()
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader above={<DashboardBack />} title={title} description={text} />
      <SegmentedBar
        label={t('activity.days')}
        labelHidden
        fit
        options={[
          { value: 'ever', label: t('activity.ever') },
          { value: 'week', label: t('activity.week', { days: employerWindows.figures }) },
        ]}
        value={days === undefined ? 'ever' : 'week'}
        onValue={(value) => show(value === 'week' ? employerWindows.figures : undefined)}
      />
      <ResultsRegion className="flex flex-col gap-4 sm:gap-5">{children}</ResultsRegion>
    </div>
  )
}

/** Loads older entries, if there are any. */
export function Earlier({ pages }: { pages: MorePages }) {
  const t = useTexts()
  return <MoreButton className="self-center" pages={pages} label={t('activity.earlier')} busy={t('history.loading')} />
}

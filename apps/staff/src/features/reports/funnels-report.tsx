import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import type { DateRange } from '@pramaan/domain/date-range'
import { useLabels } from '@pramaan/ui/labels'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FiguresSkeleton } from '../../figures/figures-skeleton.tsx'
import { FunnelCard } from '../../figures/funnel-card.tsx'
import { HiringFunnel } from '../../figures/hiring-funnel.tsx'
import { SaveButton } from '../../figures/save-button.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ReportTools } from './report-tools.tsx'

/** Three funnels for a date range: sign-ups, drive requests, job applications (D33). */
export function FunnelsReport({ range }: { range: DateRange }) {
  const t = useTexts()
  const { reports } = useApi()
  const { percent } = useLabels()
  const { data, error, refetch } = useQuery({
    ...reports.funnels.query({ query: range }),
    placeholderData: keepPreviousData,
  })
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  const funnels = data && [
    { title: t('funnel.hiring'), counted: t('funnel.candidates'), lines: data.data.hiring },
    { title: t('funnel.drives'), counted: t('funnel.requests'), lines: data.data.drives },
    { title: t('funnel.jobs'), counted: t('funnel.applications'), lines: data.data.jobs },
  ]
  const file = funnels && {
    name: `Funnels_${range.from}_${range.to}.csv`,
    headings: [t('reports.funnel'), t('funnel.step'), t('funnel.people'), t('funnel.share')],
    rows: funnels.flatMap(({ title, lines }) =>
      lines.map(({ step, people, share }) => [
        title,
        t(`funnel.${step}`),
        people,
        share === null ? null : percent(share),
      ]),
    ),
  }
  return (
    <ReportTools tools={<SaveButton file={file} />}>
      {funnels ? (
        <div className="grid gap-3 lg:grid-cols-2 lg:*:first:row-span-2">
          <HiringFunnel lines={data.data.hiring} />
          {funnels.slice(1).map((funnel) => (
            <FunnelCard key={funnel.title} {...funnel} />
          ))}
        </div>
      ) : (
        <FiguresSkeleton cards={3} />
      )}
    </ReportTools>
  )
}

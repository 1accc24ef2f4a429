import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { candidateWindows } from '@pramaan/domain/dashboard'
import { wireDayText } from '@pramaan/features/drives/drive-days.ts'
import { BarChart } from '@pramaan/ui/bar-chart'
import { Card } from '@pramaan/ui/card'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { InterestPage, NoInterest } from '../../features/interest/interest-page.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** The first one is the stat card's figure. */
const spans = [String(candidateWindows.searchAppearances), '30', '90']

/** How often the candidate appeared in searches, by day; opened from the stat card (D43). */
export function AppearancesScreen() {
  const t = useTexts()
  const api = useApi()
  const [search, setSearch] = useSearchParams()
  const [usual = ''] = spans
  const span = spans.find((one) => one === search.get('days')) ?? usual
  const query = { days: Number(span) }
  const days = useQuery({ ...api.interest.appearances.query({ query }), placeholderData: keepPreviousData })
  return (
    <InterestPage title={t('interest.appearances')} text={t('interest.appearances.text')}>
      <SegmentedBar
        label={t('interest.appearances.period')}
        labelHidden
        fit
        options={spans.map((value) => ({ value, label: t('interest.appearances.days', { n: value }) }))}
        value={span}
        onValue={(value) => setSearch(value === usual ? {} : { days: value })}
      />
      {days.isPending && <ChartSkeleton />}
      {days.error && !days.data && <Failure error={days.error} onRetry={() => void days.refetch()} />}
      {days.data && <Appearances days={days.data.data} total={days.data.total} />}
    </InterestPage>
  )
}

type Days = { days: readonly { Day: string; Count: number }[]; total: number }

function Appearances({ days, total }: Days) {
  const t = useTexts()
  if (total === 0) return <NoInterest title={t('interest.appearances.none')} />
  return (
    <Card className="flex flex-col gap-4">
      <p className="text-lg font-semibold tabular-nums">
        {t('interest.appearances.total', { n: total, days: days.length })}
      </p>
      <BarChart
        label={t('interest.appearances.chart')}
        heads={[t('interest.appearances.day'), t('interest.appearances')]}
        bars={days.toReversed().map(({ Day, Count }) => ({ label: wireDayText(Day), value: Count }))}
      />
    </Card>
  )
}

function ChartSkeleton() {
  return (
    <Loading>
      <Card>
        <Skeleton className="h-7 w-40" />
        <Skeleton className="mt-4 h-40 w-full" />
      </Card>
    </Loading>
  )
}

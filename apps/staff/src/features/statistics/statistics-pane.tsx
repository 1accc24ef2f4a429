import { type DateRange, rangeDays } from '@pramaan/domain/date-range'
import { dayText, type IndiaDay } from '@pramaan/domain/india-day'
import { ChartCard } from '@pramaan/ui/chart-card'
import { useLabels } from '@pramaan/ui/labels'
import { TrendChart } from '@pramaan/ui/trend-chart'
import { clsx } from 'clsx'
import { figureColumns } from '../../figures/figures-skeleton.tsx'
import { shortDay } from '../../figures/money-card.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { PaneFigures } from './pane-figures.tsx'
import type { StatisticsPane } from './pane-names.ts'
import { type PaneFacts, panesOf } from './statistics-panes.ts'
import type { Statistics } from './use-statistics.ts'

type PaneProps = { pane: StatisticsPane; statistics: Statistics; range: DateRange }

/** A pane: its trend by day, and its figures (document 002 §2.10, §3). */
export function Pane({ pane, statistics, range }: PaneProps) {
  const facts: PaneFacts = panesOf(statistics)[pane]
  return (
    <div className={clsx(figureColumns, 'pt-3')}>
      <Trend pane={pane} statistics={statistics} range={range} lines={facts.lines} />
      <PaneFigures pane={pane} range={range} figures={facts.figures} />
    </div>
  )
}

function Trend({ pane, statistics, range, lines }: PaneProps & Pick<PaneFacts, 'lines'>) {
  const t = useTexts()
  const { number } = useLabels()
  const { Days, DaysBefore } = statistics
  const title = t(`figures.trend.${pane}`)
  const [first, second] = lines.map((key) => ({
    name: t(`figures.line.${key as 'signUps'}`),
    values: Days.map((day) => day[key]),
  }))
  const total = (first?.values ?? []).reduce((sum, value) => sum + value, 0)
  const [mainKey] = lines
  if (!first || !mainKey) return null
  const before = {
    name: t('figures.daysBefore', { days: rangeDays(range) }),
    values: DaysBefore.map((day) => day[mainKey]),
  }
  return (
    <ChartCard
      title={title}
      note={t('figures.inDays', { count: number(total), days: rangeDays(range) })}
      table={{
        heads: [t('figures.day'), first.name, ...(second ? [second.name] : []), before.name],
        lines: Days.map((day, index) => ({
          label: dayText(day.day as IndiaDay),
          values: [...lines.map((key) => day[key]), before.values[index] ?? 0],
        })),
      }}
    >
      <TrendChart
        label={title}
        names={Days.map(({ day }) => shortDay(day))}
        lines={second ? [first, second] : [first]}
        before={before}
      />
    </ChartCard>
  )
}

import { type DateRange, rangeDays } from '@pramaan/domain/date-range'
import { ChartCard } from '@pramaan/ui/chart-card'
import { useLabels } from '@pramaan/ui/labels'
import { TrendChart } from '@pramaan/ui/trend-chart'
import { clsx } from 'clsx'
import { figureColumns } from '../../figures/figures-skeleton.tsx'
import { useSteps } from '../../figures/use-steps.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PaneFigures } from './pane-figures.tsx'
import type { StatisticsPane } from './pane-names.ts'
import { type PaneFacts, panesOf } from './statistics-panes.ts'
import type { Statistics } from './use-statistics.ts'

type PaneProps = { pane: StatisticsPane; statistics: Statistics; range: DateRange }

/** A pane: its trend over time, and its figures (document 002 §2.10, §3). */
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
  const { Days, DaysBefore, Period } = statistics
  const steps = useSteps(Days)
  const title = t(`figures.trend.${pane}`, { by: steps.by })
  const [mainKey] = lines
  const [first, second] = lines.map((key) => ({
    name: t(`figures.line.${key as 'signUps'}`),
    values: steps.sums(Days.map((day) => day[key])),
  }))
  if (!first || !mainKey) return null
  const previousValues = {
    name: t('figures.daysBefore', { days: rangeDays(range) }),
    values: steps.sums(DaysBefore.map((day) => day[mainKey])),
  }
  return (
    <ChartCard
      title={title}
      note={t(pane === 'users' ? 'figures.inDays.users' : 'figures.inDays', {
        count: number(Period[mainKey].now),
        days: rangeDays(range),
      })}
      table={{
        heads: [steps.head, first.name, ...(second ? [second.name] : []), previousValues.name],
        lines: steps.fullNames.map((label, index) => ({
          label,
          values: [first, ...(second ? [second] : []), previousValues].map(({ values }) => values[index] ?? 0),
        })),
      }}
    >
      <TrendChart
        label={title}
        names={steps.names}
        lines={second ? [first, second] : [first]}
        before={previousValues}
      />
    </ChartCard>
  )
}

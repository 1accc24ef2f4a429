import { sumsOf } from '@pramaan/domain/chart-steps'
import { type DateRange, rangeDays } from '@pramaan/domain/date-range'
import { useLabels } from '@pramaan/ui/labels'
import { Skeleton } from '@pramaan/ui/skeleton'
import { Sparkline } from '@pramaan/ui/sparkline'
import { StatCard } from '@pramaan/ui/stat-card'
import { rangeOfDays } from '../../figures/use-steps.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useGrowth } from './growth.tsx'
import { type StatisticsPane, statisticsPanes } from './pane-names.ts'
import { type PaneFacts, panesOf } from './statistics-panes.ts'
import type { Statistics } from './use-statistics.ts'

type TilesProps = {
  statistics: Statistics | undefined
  range: DateRange
  pane: StatisticsPane
  hrefOf: (pane: StatisticsPane) => string
}

const mainFigure = {
  users: 'totalUsers',
  certifications: 'totalCertifications',
  jobs: 'totalJobs',
  'placement-drives': 'totalPlacementDrives',
} as const

/** The four tiles of the dashboard; each opens its pane (document 002 §2.10). */
export function Tiles({ statistics, range, pane, hrefOf }: TilesProps) {
  const t = useTexts()
  const { number } = useLabels()
  const noteOf = useNote(range)
  const panes = statistics && panesOf(statistics)
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {statisticsPanes.map((each) => {
        const facts: PaneFacts | undefined = panes?.[each]
        return (
          <StatCard
            key={each}
            label={t(each === 'users' ? 'figures.totalUsers' : `figures.${each}`)}
            help={t(`figures.help.${mainFigure[each]}`)}
            selected={each === pane}
            href={hrefOf(each)}
            value={facts ? number(facts.total) : <Skeleton className="h-7 w-20" />}
            note={facts && statistics ? noteOf(facts, statistics) : <Skeleton className="h-4.5 w-32" />}
            aside={
              facts && statistics ? (
                <Sparkline
                  values={sumsOf(
                    rangeOfDays(statistics.Days),
                    statistics.Days.map((day) => day[facts.fresh]),
                  )}
                />
              ) : (
                <span className="h-7 w-18 max-sm:hidden" />
              )
            }
          />
        )
      })}
    </div>
  )
}

function useNote(range: DateRange) {
  const t = useTexts()
  const { number } = useLabels()
  const growth = useGrowth()
  return ({ fresh, active }: PaneFacts, { Period }: Statistics) => {
    const parts = [
      t('figures.inDays', { count: number(Period[fresh].now), days: rangeDays(range) }),
      active === undefined ? growth(Period[fresh]) : t('figures.active', { count: number(active) }),
    ]
    return parts.filter((part) => part !== undefined).join(', ')
  }
}

import { type DateRange, rangeText } from '@pramaan/domain/date-range'
import { listOfFigure, type PlatformFigure, shareOf } from '@pramaan/domain/statistics'
import { Card } from '@pramaan/ui/card'
import { useLabels } from '@pramaan/ui/labels'
import { NameLink } from '@pramaan/ui/link'
import { useTexts } from '../../texts/use-texts.ts'
import { useGrowth } from './growth.tsx'
import type { StatisticsPane } from './pane-names.ts'
import type { PaneFigure } from './statistics-panes.ts'

/** A pane’s figures, each with what it is compared to. */
export function PaneFigures({
  pane,
  range,
  figures,
}: {
  pane: StatisticsPane
  range: DateRange
  figures: readonly PaneFigure[]
}) {
  const t = useTexts()
  const { number } = useLabels()
  const besideOf = useBeside()
  return (
    <Card>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-2.5">
        <h2 className="text-base">{t(`figures.${pane}`)}</h2>
        <span className="text-sm text-ink-muted tabular-nums">{rangeText(range)}</span>
      </div>
      <dl className="text-sm tabular-nums">
        {figures.map((figure) => (
          <div key={figure.key} className="flex min-h-11 items-center gap-2 border-line py-1.5 not-first:border-t">
            <dt className="min-w-0 flex-1">
              <FigureName figure={figure.key} range={range} />
              <span className="block text-xs text-ink-muted">{t(`figures.help.${figure.key}`)}</span>
            </dt>
            <dd className="font-semibold">{number(figure.value)}</dd>
            <dd className="w-28 text-right text-xs text-ink-muted">{besideOf(figure)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** A figure's name, with a link to the list that it counts. */
function FigureName({ figure, range }: { figure: PlatformFigure; range: DateRange }) {
  const t = useTexts()
  const name = t(`figures.${figure}`)
  const list = listOfFigure(figure, range)
  return list ? <NameLink href={list}>{name}</NameLink> : name
}

function useBeside() {
  const t = useTexts()
  const { number, percent } = useLabels()
  const growth = useGrowth()
  const added = (key: 'figures.more' | 'figures.more.ofNew', period: { now: number; before: number }) =>
    [t(key, { count: number(period.now) }), growth(period)].filter(Boolean).join(', ')
  return ({ value, beside }: PaneFigure) => {
    if (!beside) return undefined
    if ('outOf' in beside) return t('figures.of', { total: number(beside.outOf) })
    if ('growth' in beside) return growth(beside.growth)
    if ('ofNew' in beside) return added('figures.more.ofNew', beside.ofNew)
    if ('period' in beside) return added('figures.more', beside.period)
    const share = shareOf(value, beside.of)
    return share === null ? undefined : percent(share)
  }
}

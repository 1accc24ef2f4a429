import { clsx } from 'clsx'
import { useLabels } from '../labels/labels.tsx'
import { Axes } from '../trend-chart/axis.tsx'
import { ReachRegion } from '../trend-chart/reach-region.tsx'
import { ticksTo } from '../trend-chart/ticks.ts'

/** One part of each bar: its name, and its values from left to right. */
type BarPart = { name: string; values: readonly number[] }

/** Props of `StackedBars`: the names of the bars, at most four parts from the bottom up, and how values are written. */
export type StackedBarsProps = {
  label: string
  names: readonly string[]
  parts: readonly BarPart[]
  shown?: (value: number) => string
  /** The short form of long axis figures. */
  axis?: (value: number) => string
}

/** Neighbouring parts differ in lightness and hue in both themes; tints of one blue would not. */
const tints = ['bg-brand', 'bg-accent', 'bg-brand/45', 'bg-ink-muted']

/** The colour mark of a part, shown next to its name and figure. */
export function PartMark({ index }: { index: number }) {
  return <span aria-hidden className={clsx('inline-block size-3 shrink-0 rounded-[4px]', tints[index])} />
}

/** Stacked bars by day; the pointer or arrow keys show a bar's figures. */
export function StackedBars({ label, names, parts, shown, axis }: StackedBarsProps) {
  const { number } = useLabels()
  const figure = shown ?? number
  const totals = names.map((_, index) => parts.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
  const ticks = ticksTo(Math.max(...totals))
  const top = ticks.at(-1) ?? 1
  const textOf = (index: number) => {
    const some = parts.filter(({ values }) => (values[index] ?? 0) > 0)
    const partTexts = some.length > 1 ? some.map(({ name, values }) => `${name} ${figure(values[index] ?? 0)}`) : []
    return [`${names[index]}: ${figure(totals[index] ?? 0)}`, ...partTexts].join(' · ')
  }
  return (
    <figure aria-label={label}>
      <ReachRegion label={label} count={names.length} textOf={textOf}>
        {(at) => (
          <Axes columns ticks={ticks} shown={axis ?? shown} names={names}>
            <div className="absolute inset-0 flex items-end">
              {names.map((name, index) => (
                <span
                  key={name}
                  className={clsx(
                    'flex h-full min-w-0 flex-1 flex-col-reverse items-center',
                    at === index && 'bg-ink/6',
                  )}
                >
                  {parts.map((part, place) => (
                    <span
                      key={part.name}
                      className={clsx('w-4/5 max-w-12 shrink-0 border-surface not-first:border-b', tints[place])}
                      style={{ height: `${(100 * (part.values[index] ?? 0)) / top}%` }}
                    />
                  ))}
                </span>
              ))}
            </div>
          </Axes>
        )}
      </ReachRegion>
    </figure>
  )
}

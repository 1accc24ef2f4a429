import { clsx } from 'clsx'
import { useLabels } from '../labels/labels.tsx'
import { marksOf } from './ticks.ts'

/** Props of `Axes`: the figures at the left from 0 up, how they are written, and the names below from left to right. */
export type AxesProps = {
  ticks: readonly number[]
  shown?: ((value: number) => string) | undefined
  names: readonly string[]
  /** Labels are centred below equal columns, not from edge to edge. */
  columns?: boolean
  /** At the right of the chart, with the same height. */
  aside?: React.ReactNode
  children: React.ReactNode
}

/**
 * The frame of a chart, at least 13 rem high: hairlines with figures, the names of the days below, and the chart
 * itself.
 */
export function Axes({ ticks, shown, names, columns, aside, children }: AxesProps) {
  const { number } = useLabels()
  const top = ticks.at(-1) ?? 1
  const marks = marksOf(names.length, 5)
  return (
    <div
      aria-hidden
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[minmax(13rem,1fr)_auto] gap-x-2 text-xs text-ink-muted tabular-nums"
    >
      <div className="relative min-w-6">
        {ticks.map((tick) => (
          <span
            key={tick}
            className="block text-right leading-none not-first:absolute not-first:right-0 first:absolute first:right-0"
            style={{ bottom: `calc(${(100 * tick) / top}% - 0.375rem)` }}
          >
            {(shown ?? number)(tick)}
          </span>
        ))}
        {/* As wide as the widest figure, for the figures themselves float. */}
        <span className="invisible block">{(shown ?? number)(top)}</span>
      </div>
      <div className="relative">
        {ticks.map((tick) => (
          <span
            key={tick}
            className={clsx('absolute inset-x-0 border-t', tick === 0 ? 'border-line-strong' : 'border-line')}
            style={{ bottom: `${(100 * tick) / top}%` }}
          />
        ))}
        {children}
      </div>
      <div className="relative">{aside}</div>
      {columns && names.length <= mostNamed ? (
        <EachName names={names} />
      ) : (
        <div className="relative col-start-2 mt-1.5 h-5">
          {marks.map((mark, index) => (
            <span
              key={names[mark]}
              className={clsx(
                'absolute max-w-20 cut sm:max-w-28',
                index > 0 && index < marks.length - 1 && 'max-sm:nth-[even]:hidden',
              )}
              style={{ left: `${labelOffset(mark, names.length, columns)}%`, translate: shiftOf(index, marks.length) }}
            >
              {names[mark]}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

/** The maximum number of columns with room for a label each. */
const mostNamed = 8

/** Shows each name below its column; on a phone only the first and the last. */
function EachName({ names }: { names: readonly string[] }) {
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names
  return (
    <div className="col-start-2 mt-1.5 h-5">
      <div className="grid auto-cols-fr grid-flow-col max-sm:hidden">
        {names.map((name) => (
          <span key={name} className="cut px-1 text-center">
            {name}
          </span>
        ))}
      </div>
      <div className="flex justify-between gap-4 sm:hidden">
        {ends.map((name) => (
          <span key={name} className="min-w-0 cut">
            {name}
          </span>
        ))}
      </div>
    </div>
  )
}

function labelOffset(index: number, count: number, columns: boolean | undefined) {
  if (columns) return (100 * (index + 0.5)) / count
  return count === 1 ? 50 : (100 * index) / (count - 1)
}

function shiftOf(index: number, count: number) {
  if (count === 1) return '-50%'
  if (index === 0) return '0'
  return index === count - 1 ? '-100%' : '-50%'
}

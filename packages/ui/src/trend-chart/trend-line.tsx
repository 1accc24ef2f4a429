import { clsx } from 'clsx'
import { labelPlaces } from './label-places.ts'

/** A line of a trend: its name in words, and its figures by day. */
export type TrendLine = { name: string; values: readonly number[] }

/** The main line, the second line, or the main line in the previous period. */
export type LineRole = 'main' | 'second' | 'before'

/** A line with its role. */
export type DrawnLine = TrendLine & { role: LineRole }

type Point = readonly [x: number, y: number]

const strokes = { main: 'stroke-brand', second: 'stroke-ink', before: 'stroke-ink-muted' }
const dots = { main: 'bg-brand', second: 'bg-ink', before: 'bg-ink-muted' }
const samples = {
  main: 'border-brand',
  second: 'border-ink border-dashed',
  before: 'border-ink-muted border-dotted',
}
const widths = { main: 2, second: 1.5, before: 2 }
/** The second line is dashed, so that the first is visible where both are equal. */
const dashes = { main: undefined, second: '6 5', before: '0.5 4' }
/** The sizes differ, so that a dot on top of another leaves its edge visible. */
const dotSizes = { main: 'size-2.5 border-2', second: 'size-1.5', before: 'size-2.5 border-2' }

function pointsOf(values: readonly number[], top: number): Point[] {
  const last = Math.max(1, values.length - 1)
  // A single day is drawn as a horizontal line.
  const all = values.length === 1 ? [values[0] ?? 0, values[0] ?? 0] : values
  return all.map((value, index) => [(100 * index) / last, 100 - (100 * value) / top] as const)
}

/**
 * A line of a chart whose axis ends at `top`: the main one has a tinted area below it, the second is dashed, the
 * previous period is dotted.
 */
export function Line({ role, values, top }: DrawnLine & { top: number }) {
  const path = pointsOf(values, top)
    .map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`)
    .join(' ')
  return (
    <>
      {role === 'main' && <polygon points={`0,100 ${path} 100,100`} className="fill-brand/8" />}
      <polyline
        points={path}
        fill="none"
        strokeWidth={widths[role]}
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeDasharray={dashes[role]}
        vectorEffect="non-scaling-stroke"
        className={strokes[role]}
      />
    </>
  )
}

const depths = { before: 0, main: 1, second: 2 }

/** Lines in drawing order: the previous period behind the first line, the second line in front. */
export function backToFront(lines: readonly DrawnLine[]): DrawnLine[] {
  return lines.toSorted((one, other) => depths[one.role] - depths[other.role])
}

type EndsProps = {
  at: number | undefined
  lines: readonly DrawnLine[]
  top: number
}

/** Dots on the active day, or else on the last day. */
export function Ends({ at, lines, top }: EndsProps) {
  const count = lines[0]?.values.length ?? 0
  const index = at ?? count - 1
  const left = `${count === 1 ? 100 : (100 * index) / (count - 1)}%`
  return (
    <>
      {at !== undefined && <span className="absolute inset-y-0 w-px bg-accent" style={{ left }} />}
      {backToFront(lines).map(({ name, role, values }) => (
        <span
          key={name}
          className={clsx(
            'absolute translate-x-[-50%] translate-y-1/2 rounded-full border-surface',
            dotSizes[role],
            dots[role],
          )}
          style={{ left, bottom: `${(100 * (values[index] ?? 0)) / top}%` }}
        />
      ))}
    </>
  )
}

/** The percentage of a chart's height that a label of two lines needs. */
const labelGap = 17

type LabelsProps = {
  lines: readonly DrawnLine[]
  top: number
  figure: (value: number) => string
}

/** The last value and the name of each line at its end. */
export function EndLabels({ lines, top, figure }: LabelsProps) {
  const ends = lines.map(({ values }) => (100 * (values.at(-1) ?? 0)) / top)
  const positions = labelPlaces(ends, labelGap)
  return (
    <ul className="relative h-full w-24 max-sm:hidden">
      {lines.map(({ name, values }, index) => (
        <li
          key={name}
          className="absolute inset-x-0 translate-y-1/2 leading-tight"
          style={{ bottom: `${positions[index]}%` }}
        >
          <span className="block font-semibold text-ink">{figure(values.at(-1) ?? 0)}</span>
          <span className="line-clamp-2">{name}</span>
        </li>
      ))}
    </ul>
  )
}

/** The legend below the chart, for phones, where there is no space beside the lines. */
export function Legend({ lines }: { lines: readonly DrawnLine[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 text-xs text-ink-muted">
      {lines.map(({ name, role }) => (
        <li key={name} className="flex items-center gap-1.5">
          <span aria-hidden className={clsx('w-5 border-t-2', samples[role])} />
          {name}
        </li>
      ))}
    </ul>
  )
}

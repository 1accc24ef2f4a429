import { clsx } from 'clsx'
import { useState } from 'react'
import { useLabels } from '../labels/labels.tsx'
import { TextButton } from '../text-link/text-link.tsx'

export type Slice = { label: string; value: number }

/**
 * Props of `Doughnut`: at most four slices, from dark to pale; a fourth is the result and has the accent colour.
 * `centre` is the main figure.
 */
export type DoughnutProps = {
  label: string
  /** The parts, with their names and amounts. */
  slices: readonly Slice[]
  centre?: string
  /** What the `centre` figure counts. */
  centreNote?: string
  note?: string
}

const strokes = ['stroke-brand', 'stroke-brand/55', 'stroke-brand/20', 'stroke-accent']
const fills = ['bg-brand', 'bg-brand/55', 'bg-brand/20', 'bg-accent']

/** Of two slices the second is the remainder, so it is pale. */
const shade = (index: number, count: number) => (count === 2 && index === 1 ? 2 : index % strokes.length)

/** Shares of a total as a chart, with a button for the table. */
export function Doughnut({ label, slices, centre, centreNote, note }: DoughnutProps) {
  const labels = useLabels()
  const [asTable, setAsTable] = useState(false)
  return (
    <figure aria-label={label} className="flex flex-wrap items-center gap-x-6 gap-y-4">
      {!asTable && <Picture slices={slices} centre={centre} centreNote={centreNote} />}
      <div className="flex min-w-40 flex-1 flex-col items-start gap-2 text-sm">
        {asTable ? <SliceTable label={label} slices={slices} /> : <Key slices={slices} />}
        {note && <p className="text-xs text-ink-muted">{note}</p>}
        <TextButton aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? labels.showAsChart : labels.showAsTable}
        </TextButton>
      </div>
    </figure>
  )
}

function Picture({ slices, centre, centreNote }: Pick<DoughnutProps, 'slices' | 'centre' | 'centreNote'>) {
  const sum = slices.reduce((total, slice) => total + slice.value, 0)
  const total = sum || 1
  let before = 0
  return (
    <div aria-hidden className="relative grid size-32 shrink-0 place-items-center">
      <svg aria-hidden viewBox="0 0 132 132" className="absolute inset-0 -rotate-90">
        {/* The ring of nothing yet; under pale slices it would darken them against their key. */}
        {sum === 0 && <circle cx="66" cy="66" r="56" className="fill-none stroke-line" strokeWidth="20" />}
        {slices.map((slice, index) => {
          const start = before
          before += slice.value
          return (
            <circle
              key={slice.label}
              cx="66"
              cy="66"
              r="56"
              pathLength={total}
              strokeDasharray={`${slice.value} ${total}`}
              strokeDashoffset={-start}
              className={clsx('fill-none', strokes[shade(index, slices.length)])}
              strokeWidth="20"
            />
          )
        })}
      </svg>
      <span className="text-center">
        <span className="block text-2xl leading-none font-bold tabular-nums">{centre}</span>
        <span className="text-xs text-ink-muted">{centreNote}</span>
      </span>
    </div>
  )
}

function Key({ slices }: { slices: readonly Slice[] }) {
  const labels = useLabels()
  return (
    <ul className="flex w-full flex-col gap-2">
      {slices.map((slice, index) => (
        <li key={slice.label} className="flex items-center gap-2.5">
          <span
            aria-hidden
            className={clsx('size-3 shrink-0 rounded-[3px] ring-1 ring-brand/30', fills[shade(index, slices.length)])}
          />
          <span className="min-w-0 flex-1">{slice.label}</span>
          <span className="font-semibold tabular-nums">{labels.number(slice.value)}</span>
        </li>
      ))}
    </ul>
  )
}

function SliceTable({ label, slices }: Pick<DoughnutProps, 'label' | 'slices'>) {
  const labels = useLabels()
  const total = slices.reduce((sum, slice) => sum + slice.value, 0) || 1
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="sr-only">{label}</caption>
      <tbody>
        {slices.map((slice) => (
          <tr key={slice.label} className="border-line border-b">
            <th scope="row" className="py-1.5 font-normal">
              {slice.label}
            </th>
            <td className="text-right font-semibold">{labels.number(slice.value)}</td>
            <td className="w-16 text-right text-ink-muted">
              {labels.percent(Math.round((slice.value / total) * 100))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

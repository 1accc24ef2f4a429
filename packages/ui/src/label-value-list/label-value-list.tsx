import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useLabels } from '../labels/labels.tsx'

/** A fact: label and value; a missing value is N/A. */
type LabelValue = {
  label: ReactNode
  value: ReactNode
  /** Takes the whole line of a grid, for long values. */
  wide?: boolean
}

/** Props of `LabelValueList`: `rows` put the value at the end of the line, `grid` under its label in columns. */
export type LabelValueListProps = {
  items: readonly LabelValue[]
  /** `rows` under each other, or a `grid`. */
  look?: 'rows' | 'grid'
  columns?: 2 | 3 | 4
  /** Shows a grid's facts as rows on a phone, label and value side by side. */
  phoneRows?: boolean
  /** Draws hairlines between rows. */
  divided?: boolean
  /** Values in bold. */
  strong?: boolean
}

const grids = { 2: 'grid-cols-2', 3: 'grid-cols-2 md:grid-cols-3', 4: 'grid-cols-2 md:grid-cols-4' }

/** Facts in a fixed order; a missing value is shown muted, never left out. */
export function LabelValueList({ items, look = 'rows', columns = 2, divided, strong, phoneRows }: LabelValueListProps) {
  const rows = look === 'rows'
  return (
    <dl
      className={clsx(
        !rows && 'grid gap-x-6 gap-y-4',
        !rows && grids[columns],
        phoneRows && 'max-sm:grid-cols-1 max-sm:gap-y-2.5',
      )}
    >
      {items.map((item, index) => (
        // Two facts may have the same label, so the index distinguishes them.
        <div
          key={`fact ${index + 1}`}
          className={clsx(
            rows && 'flex items-baseline justify-between gap-4 py-1.5 text-sm',
            phoneRows && 'max-sm:grid max-sm:grid-cols-[7.5rem_minmax(0,1fr)] max-sm:gap-x-3',
            !rows && item.wide && 'col-span-full',
            rows && divided && 'border-line py-2.5 not-first:border-t',
          )}
        >
          <dt className={clsx('text-ink-muted', rows ? 'max-w-3/5 shrink-0' : 'text-sm')}>{item.label}</dt>
          <Value
            value={item.value}
            className={clsx('min-w-0 wrap-anywhere', rows && 'text-right', strong && 'font-semibold')}
          />
        </div>
      ))}
    </dl>
  )
}

function Value({ value, className }: { value: ReactNode; className: string }) {
  const labels = useLabels()
  const missing = value === null || value === undefined || value === '' || value === false
  return (
    <dd className={missing ? clsx(className, 'font-normal! text-ink-muted') : className}>
      {missing ? labels.notAvailable : value}
    </dd>
  )
}

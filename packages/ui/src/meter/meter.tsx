import { clsx } from 'clsx'
import { useLabels } from '../labels/labels.tsx'

export type MeterProps = {
  count: number
  total: number
  label: string
  /** Draws thinner segments and a muted figure. */
  quiet?: boolean
}

/** Shows '7 of 10' next to as many small segments. */
export function Meter({ count, total, label, quiet }: MeterProps) {
  const labels = useLabels()
  const words = labels.countOf(count, total)
  return (
    <div className="flex items-center gap-2.5">
      <meter aria-label={label} aria-valuetext={words} value={count} min={0} max={total} className="sr-only" />
      <span aria-hidden className={clsx('grid grid-flow-col auto-cols-fr', quiet ? 'w-14 gap-0' : 'w-33 gap-0.75')}>
        {Array.from({ length: total }, (_, index) => (
          <span
            key={`piece ${index + 1}`}
            className={clsx(quiet ? 'h-1' : 'h-1.5 rounded-xs', index < count ? 'bg-brand' : 'bg-line')}
          />
        ))}
      </span>
      <span
        aria-hidden
        className={clsx('whitespace-nowrap tabular-nums', quiet ? 'text-xs text-ink-muted' : 'text-sm font-semibold')}
      >
        {words}
      </span>
    </div>
  )
}

/** Props of `ProgressBar`: `percent` from 0 to 100; `label` names what is in progress. */
export type ProgressBarProps = {
  /** The share, from 0 to 100. */
  percent: number
  label: string
  /** Extra classes for layout (margin, width), not for appearance. */
  className?: string
}

/** How much of something is done. */
export function ProgressBar({ percent, label, className }: ProgressBarProps) {
  const rounded = Math.round(Math.min(100, Math.max(0, percent)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={rounded}
      aria-valuemin={0}
      aria-valuemax={100}
      className={clsx('h-1 overflow-hidden rounded-full bg-line', className)}
    >
      <div className="h-full bg-brand transition-[width]" style={{ width: `${rounded}%` }} />
    </div>
  )
}

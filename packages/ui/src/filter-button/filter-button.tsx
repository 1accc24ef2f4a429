import { clsx } from 'clsx'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useLabels } from '../labels/labels.tsx'

/**
 * Props of `FilterButton`: `value` is the choice ('Pune'), `count` the number of choices; other props go to the
 * popover.
 */
export type FilterButtonProps = ComponentProps<'button'> & {
  label: string
  /** The chosen value. */
  value?: ReactNode
  /** The number of chosen values. */
  count?: number
  /** 36 px high, for dense bars. */
  dense?: boolean
  /** For the button that opens all filters on a phone: shows sliders instead of a chevron. */
  all?: boolean
}

/** Opens the choices of one filter and shows whether any is set. */
export function FilterButton({ label, value, count = 0, dense, all, className, ...rest }: FilterButtonProps) {
  const labels = useLabels()
  return (
    <button
      type="button"
      {...rest}
      className={clsx(
        'inline-flex shrink-0 cursor-pointer items-center gap-1.5 rounded-control border px-3 font-semibold whitespace-nowrap transition-colors enabled-hover:border-brand',
        // The button for all filters is among buttons, which have larger text than fields.
        all && !dense ? 'text-base' : 'text-sm',
        dense ? 'min-h-8 pointer-coarse:min-h-11' : 'min-h-11',
        count > 0 ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface',
        className,
      )}
    >
      {all && <SlidersHorizontal aria-hidden className="size-4.5" />}
      <span className={clsx(value !== undefined && 'font-normal text-ink-muted')}>{label}</span>
      {value !== undefined && <span>{value}</span>}
      {count > 0 && value === undefined && (
        <span className="grid h-4.5 min-w-4.5 place-items-center rounded-full bg-brand px-1 text-xs leading-none text-on-brand tabular-nums">
          {labels.number(count)}
        </span>
      )}
      {!all && <ChevronDown aria-hidden className="size-4 text-ink-muted" />}
    </button>
  )
}

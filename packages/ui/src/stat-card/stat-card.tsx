import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { StatHelp } from './stat-help.tsx'

/**
 * A labelled figure: `unit` follows it in small type ('LPA'), `note` is below it, `aside` is a small chart, and `help`
 * explains what it counts.
 */
export type Stat = {
  label: string
  value: ReactNode
  unit?: string
  /** A period or a change. */
  note?: ReactNode
  /** A sparkline. */
  aside?: ReactNode
  /** Links to the list that the figure counts. */
  href?: string
  help?: string
}

/** Props of `StatCard`: a figure, and whether its list is shown now. */
export type StatCardProps = Stat & {
  selected?: boolean
}

/** One figure in a card; the figures of several cards in a row are aligned. */
export function StatCard({ selected, ...stat }: StatCardProps) {
  const look = clsx(
    'flex min-w-0 rounded-card border bg-surface p-3 max-[359px]:px-2 sm:px-5 sm:py-4',
    selected ? 'border-brand ring-1 ring-brand' : 'border-line',
  )
  return <StatBody {...stat} className={look} selected={selected} />
}

/** Related figures in one card, divided by hairlines; two per line on a phone. */
export function StatStrip({ stats }: { stats: readonly Stat[] }) {
  return (
    <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {stats.map((stat) => (
        <li key={stat.label} className="flex bg-surface *:flex-1">
          <StatBody {...stat} className="flex px-4 py-3 sm:px-5 sm:py-4" />
        </li>
      ))}
    </ul>
  )
}

type StatBodyProps = Stat & {
  /** Extra classes for layout (margin, width), not for appearance. */
  className: string
  selected?: boolean | undefined
}

function StatBody({ className, selected, help, href, ...stat }: StatBodyProps) {
  const inside = <StatFacts {...stat} selected={selected} helped={help !== undefined} />
  const look = 'transition-colors -outline-offset-2 enabled-hover:border-brand enabled-hover:bg-brand-soft/50'
  const card = href ? (
    <Tooltip text={help}>
      <Link href={href} className={clsx(className, look)}>
        {inside}
      </Link>
    </Tooltip>
  ) : (
    <div className={className}>{inside}</div>
  )
  if (!help) return card
  // The help button is a sibling above the link's corner, because a button can't be inside a link.
  return (
    <div className="relative grid min-w-0">
      {card}
      <StatHelp label={stat.label} help={help} />
    </div>
  )
}

type StatFactsProps = Omit<Stat, 'href' | 'help'> & {
  selected: boolean | undefined
  helped: boolean
}

function StatFacts({ label, value, unit, note, aside, selected, helped }: StatFactsProps) {
  return (
    <span className="flex min-w-0 flex-1 flex-col justify-between gap-0.5">
      <span
        className={clsx(
          'text-sm leading-snug hyphens-auto wrap-break-word max-[359px]:text-xs',
          selected ? 'font-semibold text-brand' : 'text-ink-muted',
        )}
      >
        {/* The first line leaves space for the button in the corner. */}
        {helped && <span aria-hidden className="float-right h-4 w-2.5 sm:w-4" />}
        {label}
      </span>
      <span className="min-w-0">
        <span className="flex items-center justify-between gap-2">
          <span
            data-figure
            className="block min-h-[1lh] min-w-0 text-xl leading-tight font-bold tabular-nums sm:text-2xl"
          >
            {value}
            {unit && <span className="text-sm font-semibold"> {unit}</span>}
          </span>
          {aside}
        </span>
        {note && <span className="mt-0.5 block text-xs text-ink-muted">{note}</span>}
      </span>
    </span>
  )
}

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { StatHelp } from './stat-help.tsx'

/**
 * A labelled figure: `unit` follows it in small type ('LPA'), `note` is below it, `aside` is a small chart, `help`
 * explains what it counts.
 */
export type Stat = {
  /** What the figure counts. */
  label: string
  /** The figure. */
  value: ReactNode
  /** What the figure counts in. */
  unit?: string
  /** What the figure is about: a span of days, a change. */
  note?: ReactNode
  /** What stands beside the figure: a sparkline. */
  aside?: ReactNode
  /** The list that the figure counts. */
  href?: string
  /** How it is counted. */
  help?: string
}

/** Props of `StatCard`: a figure, and whether it is the chosen one of several. */
export type StatCardProps = Stat & {
  /** Whether its list is shown now. */
  selected?: boolean
}

/** One figure in its own card; figures in a row of cards are aligned. */
export function StatCard({ selected, ...stat }: StatCardProps) {
  const look = clsx(
    'flex min-w-0 rounded-card border bg-surface p-3 max-[359px]:px-2 sm:px-5 sm:py-4',
    selected ? 'border-brand ring-1 ring-brand' : 'border-line',
  )
  return <StatBody {...stat} className={look} selected={selected} />
}

/** Figures that belong together, in one card divided by hairlines; two and two on a phone. */
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
  /** More classes for its place, not for its look. */
  className: string
  /** Whether its list is shown now. */
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
  // A sibling over the link's corner, because a button can't be inside a link.
  return (
    <div className="relative grid min-w-0">
      {card}
      <StatHelp label={stat.label} help={help} />
    </div>
  )
}

type StatFactsProps = Omit<Stat, 'href' | 'help'> & {
  /** Whether its list is shown now. */
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

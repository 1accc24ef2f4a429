import { clsx } from 'clsx'
import type { ComponentType } from 'react'
import { Link } from '../link/link.tsx'

/** One item of an app's menu. `current` marks the open screen; `count` is the number of items waiting there. */
export type NavItem = {
  href: string
  label: string
  /** A short label for the bottom bar, where it has 80 px. */
  shortLabel?: string
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  current?: boolean
  count?: number
  onSelect?: () => void
}

/** A menu item as a row of a rail, sidebar or drawer. */
export function NavItemRow({
  item,
  dense,
  format,
}: {
  item: NavItem
  dense?: boolean
  format: (count: number) => string
}) {
  const { icon: Icon, current, count } = item
  return (
    <Link
      href={item.href}
      onClick={item.onSelect}
      aria-current={current ? 'page' : undefined}
      className={clsx(
        'flex items-center rounded-control leading-tight transition-colors',
        dense
          ? 'min-h-(--nav-row,2rem) gap-2.5 px-2 py-1 text-sm font-medium max-lg:min-h-11 pointer-coarse:min-h-11'
          : 'min-h-11 gap-3 px-3 py-2 text-base font-medium',
        current
          ? // Not bolder: a wider label would wrap, and the items below it would move.
            'bg-brand-soft text-brand'
          : 'text-ink-muted enabled-hover:bg-ink/5 enabled-hover:text-ink',
      )}
    >
      <Icon aria-hidden className={clsx('shrink-0', dense ? 'size-4' : 'size-5')} />
      <span className="min-w-0 flex-1">{item.label}</span>
      {count !== undefined && (
        <>
          {' '}
          <span className="text-xs tabular-nums">{format(count)}</span>
        </>
      )}
    </Link>
  )
}

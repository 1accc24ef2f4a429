import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import { useLabels } from '../labels/labels.tsx'
import { type NavItem, NavItemRow } from '../nav-item/nav-item.tsx'

/**
 * Props of `SideRail`: `items` at the top, `moreItems` (support, logout) and `foot` (the signed-in person) at the
 * bottom.
 */
export type SideRailProps = {
  label: string
  items: readonly NavItem[]
  /** Listed in the drawer only. */
  moreItems?: readonly NavItem[]
  brand?: ReactNode
  foot?: ReactNode
  dense?: boolean
}

/**
 * In a low window the console's rows shrink before the last ones are cut off: both lists lose their padding, and labels
 * their second line.
 */
const lowRows = '[container-type:size] [--nav-row:clamp(1.625rem,calc((100cqh-2.75rem)/var(--nav-rows)-1px),2rem)]'

/** The menu's items down the left side, from 1024 px on. */
export function SideRail({ label, items, moreItems = [], brand, foot, dense }: SideRailProps) {
  const { number } = useLabels()
  return (
    <aside
      className={clsx(
        'hidden shrink-0 border-line border-r bg-surface lg:block print:hidden',
        dense ? 'w-52 [--rail-top:3rem]' : 'w-62 [--rail-top:0rem]',
      )}
    >
      {/* At the top of the page a banner may be above: its foot must not be pushed out of the window. */}
      <div
        className={clsx(
          'stays-put sticky top-(--rail-top) flex h-[calc(100dvh-var(--rail-top)-var(--banner-height,0rem))] max-h-full flex-col',
          dense ? 'p-2' : 'px-3 pt-2',
        )}
      >
        {brand && <div className="mb-3 px-2">{brand}</div>}
        <nav
          aria-label={label}
          style={{ '--nav-rows': items.length + moreItems.length } as CSSProperties}
          className={clsx('flex min-h-0 flex-1 flex-col overflow-y-auto', dense && lowRows)}
        >
          <NavItemList items={items} dense={dense} format={number} />
          {moreItems.length > 0 && (
            <div className="mt-auto pt-4">
              <NavItemList items={moreItems} dense={dense} format={number} />
            </div>
          )}
        </nav>
        {foot && (
          <div className={clsx('border-line border-t', dense ? 'mt-2 px-2 pt-2.5 pb-1.5' : '-mx-3')}>{foot}</div>
        )}
      </div>
    </aside>
  )
}

export function NavItemList(props: {
  items: readonly NavItem[]
  dense?: boolean | undefined
  format: (count: number) => string
}) {
  return (
    <ul className={clsx('flex flex-col p-0.5', props.dense ? 'gap-px' : 'gap-1')}>
      {props.items.map((item) => (
        <li key={`${item.href} ${item.label}`}>
          <NavItemRow item={item} dense={props.dense ?? false} format={props.format} />
        </li>
      ))}
    </ul>
  )
}

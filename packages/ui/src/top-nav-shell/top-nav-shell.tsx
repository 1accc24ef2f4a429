import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { BottomBar } from '../bottom-bar/bottom-bar.tsx'
import type { NavItem } from '../nav-item/nav-item.tsx'
import { MainContent, SkipLink } from '../skip-link/skip-link.tsx'
import { TopBar } from '../top-bar/top-bar.tsx'
import { TopNav } from '../top-nav/top-nav.tsx'

/** Props of `TopNavShell`: the menu's items and the content of the bars around the screen. */
export type TopNavShellProps = {
  navLabel: string
  brand: ReactNode
  items: readonly NavItem[]
  /** The items of the bottom bar on a phone. */
  bottomItems?: readonly NavItem[]
  menu?: ReactNode
  end?: ReactNode
  /** A second, full-width bar that sticks below the first: search with its filters, a record's bar. */
  band?: ReactNode
  actionBar?: ReactNode
  banner?: ReactNode
  children: ReactNode
}

/** The search-first layout: items as tabs at the top, a band that sticks below them, and a wide page. */
export function TopNavShell(props: TopNavShellProps) {
  const { navLabel, brand, items, bottomItems = items, menu, end, band, actionBar, banner, children } = props
  const start = (
    <>
      {menu}
      {brand}
    </>
  )
  return (
    <div className="group/shell flex min-h-dvh flex-col has-[>[data-banner]]:[--banner-height:2.75rem]">
      <SkipLink />
      {banner}
      <TopBar start={start} middle={<TopNav label={navLabel} items={items} />} end={end} />
      {band && (
        <div className="stays-put sticky top-14 z-20 border-line border-b bg-surface sm:top-15 print:hidden">
          <div className="mx-auto max-w-332 px-4 sm:px-6">{band}</div>
        </div>
      )}
      <MainContent
        className={clsx(
          'mx-auto w-full max-w-332 flex-1 px-4 pt-4 pb-24 sm:px-6 sm:pt-5',
          actionBar ? 'lg:pb-28' : 'lg:pb-12',
        )}
      >
        {children}
      </MainContent>
      {actionBar ?? <BottomBar label={navLabel} items={bottomItems} />}
    </div>
  )
}

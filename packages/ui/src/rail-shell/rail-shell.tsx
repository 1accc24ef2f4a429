import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { BottomBar } from '../bottom-bar/bottom-bar.tsx'
import type { NavItem } from '../nav-item/nav-item.tsx'
import { SideRail } from '../side-rail/side-rail.tsx'
import { MainContent, SkipLink } from '../skip-link/skip-link.tsx'
import { TopBar } from '../top-bar/top-bar.tsx'
import { TopNav } from '../top-nav/top-nav.tsx'

/** Props of `RailShell`: the menu's items and the content of the bars around the screen. */
export type RailShellProps = {
  /** Names the menu for screen readers. */
  navLabel: string
  brand: ReactNode
  /** Tabs of the top bar, from 1024 px on. */
  tabs?: { label: string; items: readonly NavItem[] }
  items: readonly NavItem[]
  /** The four items of the bottom bar, in their order; without it, `items`. */
  bottomItems?: readonly NavItem[]
  /** Listed in the drawer only. */
  moreItems?: readonly NavItem[]
  menu?: ReactNode
  end?: ReactNode
  foot?: ReactNode
  /** An `ActionBar`, shown at the bottom instead of the four items. */
  actionBar?: ReactNode
  /** A full-width banner above the content. */
  banner?: ReactNode
  children: ReactNode
}

/**
 * The phone-first layout: a rail from 1024 px on, a bottom bar with four items below that, and one column of content.
 */
export function RailShell(props: RailShellProps) {
  const {
    navLabel,
    brand,
    tabs,
    items,
    bottomItems = items,
    moreItems,
    menu,
    end,
    foot,
    actionBar,
    banner,
    children,
  } = props
  const start = (
    <>
      {menu}
      {brand}
    </>
  )
  return (
    <div className="group/shell flex min-h-dvh flex-col has-[>[data-banner]]:[--banner-height:2.75rem] lg:[--bar-left:15.5rem]">
      <SkipLink />
      {banner}
      <div className="flex flex-1">
        <SideRail label={navLabel} brand={brand} items={items} moreItems={moreItems} foot={foot} />
        <div className="flex min-w-0 flex-1 flex-col">
          <TopBar start={start} middle={tabs && <TopNav {...tabs} />} end={end} startOnPhoneOnly />
          <MainContent
            className={clsx(
              'mx-auto w-full max-w-275 flex-1 px-4 pt-4 pb-24 sm:px-6 lg:pt-6',
              actionBar ? 'lg:pb-28' : 'lg:pb-12',
            )}
          >
            {children}
          </MainContent>
        </div>
      </div>
      {actionBar ?? <BottomBar label={navLabel} items={bottomItems} />}
    </div>
  )
}

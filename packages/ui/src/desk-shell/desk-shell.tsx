import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { NavItem } from '../nav-item/nav-item.tsx'
import { SideRail } from '../side-rail/side-rail.tsx'
import { MainContent, SkipLink } from '../skip-link/skip-link.tsx'
import { TopBar } from '../top-bar/top-bar.tsx'
import { TopNav } from '../top-nav/top-nav.tsx'

/** Props of `DeskShell`: the menu's items and the content of the bars around the screen. */
export type DeskShellProps = {
  navLabel: string
  brand: ReactNode
  /** Tabs of the top bar, from 1024 px on. */
  tabs?: { label: string; items: readonly NavItem[] } | undefined
  items: readonly NavItem[]
  /** Listed in the drawer only. */
  moreItems?: readonly NavItem[]
  /** A `NavDrawer`, which opens the menu on a phone. */
  menu?: ReactNode
  /** The command palette's field, in the middle of the top bar. */
  search?: ReactNode
  end?: ReactNode
  foot?: ReactNode
  /** A `KeyBar` at the bottom, on desktops. */
  keyBar?: ReactNode
  actionBar?: ReactNode
  banner?: ReactNode
  /** Gives the screen the window's height, so that a table inside can scroll under its own header. */
  fill?: boolean
  children: ReactNode
}

/** The dense layout: a sidebar, a breadcrumb, and the available keys along the bottom. */
export function DeskShell(props: DeskShellProps) {
  const {
    navLabel,
    brand,
    tabs,
    items,
    moreItems,
    menu,
    search,
    end,
    foot,
    keyBar,
    actionBar,
    banner,
    fill,
    children,
  } = props
  const start = (
    <>
      {menu}
      {brand}
    </>
  )
  const middle = (
    <>
      {tabs && <TopNav {...tabs} />}
      <div className="mx-auto hidden w-85 md:block">{search}</div>
    </>
  )
  return (
    <div
      className={clsx(
        'flex min-h-dvh flex-col has-[>[data-banner]]:[--banner-height:2.75rem] lg:[--bar-left:13rem]',
        fill && 'lg:h-dvh',
      )}
    >
      <SkipLink />
      {banner}
      <TopBar dense start={start} middle={middle} end={end} />
      <div className="flex min-h-0 flex-1">
        <SideRail dense label={navLabel} items={items} moreItems={moreItems} foot={foot} />
        <div className="flex min-w-0 flex-1 flex-col">
          <MainContent
            className={clsx('flex min-h-0 flex-1 flex-col px-4 pt-3 lg:px-5', actionBar ? 'pb-24' : 'pb-6 lg:pb-3')}
          >
            {children}
          </MainContent>
          {keyBar}
        </div>
      </div>
      {actionBar}
    </div>
  )
}

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { BottomBar } from '../bottom-bar/bottom-bar.tsx'
import type { Place } from '../place/place.tsx'
import { SideRail } from '../side-rail/side-rail.tsx'
import { contentId, SkipLink } from '../skip-link/skip-link.tsx'
import { TopBar } from '../top-bar/top-bar.tsx'
import { TopNav } from '../top-nav/top-nav.tsx'

/** Props of `RailShell`: the app's places and what is in the bars around the screen. */
export type RailShellProps = {
  /** Names the menu for screen readers. */
  navLabel: string
  brand: ReactNode
  /** Tabs of the top bar from 1024 px on, with their name for screen readers. */
  tabs?: { label: string; places: readonly Place[] }
  places: readonly Place[]
  /** The four places of the bottom bar, in their order; without it, `places`. */
  bottomPlaces?: readonly Place[]
  morePlaces?: readonly Place[]
  menu?: ReactNode
  end?: ReactNode
  foot?: ReactNode
  /** Stands at the bottom instead of the four places: an `ActionBar`. */
  actionBar?: ReactNode
  /** Goes over the whole width, above the content: a banner. */
  banner?: ReactNode
  children: ReactNode
}

/** The phone-first look: a rail from 1024 px on, the four places at the bottom below it, one column of content. */
export function RailShell(props: RailShellProps) {
  const {
    navLabel,
    brand,
    tabs,
    places,
    bottomPlaces = places,
    morePlaces,
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
        <SideRail label={navLabel} brand={brand} places={places} morePlaces={morePlaces} foot={foot} />
        <div className="flex min-w-0 flex-1 flex-col">
          <TopBar start={start} middle={tabs && <TopNav {...tabs} />} end={end} startOnPhoneOnly />
          <main
            id={contentId}
            tabIndex={-1}
            className={clsx(
              'mx-auto w-full max-w-275 flex-1 px-4 pt-4 pb-24 outline-none sm:px-6 lg:pt-6',
              actionBar ? 'lg:pb-28' : 'lg:pb-12',
            )}
          >
            {children}
          </main>
        </div>
      </div>
      {actionBar ?? <BottomBar label={navLabel} places={bottomPlaces} />}
    </div>
  )
}

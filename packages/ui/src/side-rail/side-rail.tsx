import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useLabels } from '../labels/labels.tsx'
import { type Place, PlaceRow } from '../place/place.tsx'

/** Props of `SideRail`: `places` above, `morePlaces` (support, logout) at its foot, `foot` for the person signed in. */
export type SideRailProps = {
  label: string
  places: readonly Place[]
  morePlaces?: readonly Place[]
  brand?: ReactNode
  foot?: ReactNode
  dense?: boolean
}

/** The app's places down the left side, from 1024 px on. */
export function SideRail({ label, places, morePlaces = [], brand, foot, dense }: SideRailProps) {
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
          'sticky top-(--rail-top) flex h-[calc(100dvh-var(--rail-top)-var(--banner-height,0rem))] max-h-full flex-col',
          dense ? 'p-2' : 'px-3 pt-2',
        )}
      >
        {brand && <div className="mb-3 px-2">{brand}</div>}
        <nav aria-label={label} className="flex min-h-0 flex-1 flex-col overflow-y-auto">
          <PlaceList places={places} dense={dense} format={number} />
          {morePlaces.length > 0 && (
            <div className="mt-auto pt-4">
              <PlaceList places={morePlaces} dense={dense} format={number} />
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

/** A column of places, shared by rail and drawer. */
export function PlaceList(props: {
  places: readonly Place[]
  dense?: boolean | undefined
  format: (count: number) => string
}) {
  return (
    <ul className={clsx('flex flex-col p-0.5', props.dense ? 'gap-px' : 'gap-1')}>
      {props.places.map((place) => (
        <li key={`${place.href} ${place.label}`}>
          <PlaceRow place={place} dense={props.dense ?? false} format={props.format} />
        </li>
      ))}
    </ul>
  )
}

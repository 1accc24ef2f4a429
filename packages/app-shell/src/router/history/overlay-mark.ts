import type { Location } from 'react-router'

/** The state of an overlay's entry in place of the page's: how many overlays are open there. */
type Mark = { overlays: number; state: unknown }

function isMark(state: unknown): state is Mark {
  return typeof state === 'object' && state !== null && 'overlays' in state
}

/** How many overlays are open at an entry of the browser's history. */
export function depthOf({ state }: Location): number {
  return isMark(state) ? state.overlays : 0
}

/** The page of an entry, without the overlay's data. */
export function pageOf(location: Location): Location {
  return isMark(location.state) ? { ...location, state: location.state.state } : location
}

/** The entry of a page with this many open overlays. */
export function marked(page: Location, overlays: number): Location {
  return overlays === 0 ? page : { ...page, state: { overlays, state: page.state } satisfies Mark }
}

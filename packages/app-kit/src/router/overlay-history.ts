import type { HistoryRouterProps, Location, To } from 'react-router'
import { createTravel } from './history-travel.ts'

/** A history as the router makes it. */
export type History = HistoryRouterProps['history']
type Listener = Parameters<History['listen']>[0]
type Action = Parameters<Listener>[0]['action']

/** What an overlay's own entry keeps in place of the page's state: how many overlays are open there. */
type Mark = { overlays: number; state: unknown }

type Overlay = { close: () => void; at: string | undefined }

/** A history in which what is open above a page has entries of its own, which nobody who listens hears of. */
export type OverlayHistory = History & {
  /** Gives an open overlay an entry: Back calls `close` instead of leaving the page. Call the result once it is closed. */
  cover: (close: () => void) => () => void
}

/**
 * Makes Back close what is open before it leaves the page, on Android and in the browser. An open overlay is one entry
 * more at the same address; the entry goes when the overlay does, however it was closed, and a move to another page
 * takes its place. Forward, and a reload with an overlay open, come back to the page itself.
 */
export function createOverlayHistory(inner: History): OverlayHistory {
  const overlays: Overlay[] = []
  let depth = depthOf(inner.location)
  let here = pageOf(inner.location)
  let listener: Listener | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The page was replaced while something was open above it: its own entry, below, is still the old one. */
  let stale = false
  const travel = createTravel(inner)

  let action: Action = inner.action
  const tell = (name: `${Action}`, delta: number | null) => {
    action = name as Action
    soon()
    listener?.({ action, location: here, delta })
  }
  const marked = (overlaysOpen: number): Location =>
    overlaysOpen === 0 ? here : { ...here, state: { overlays: overlaysOpen, state: here.state } satisfies Mark }
  /** Writes the page as it is now into the entry that the browser has come to. */
  const arrive = () => {
    depth = depthOf(inner.location)
    if (stale) inner.replace(marked(depth))
    if (depth === 0) stale = false
  }
  const openHere = () => {
    for (const overlay of overlays) overlay.at ??= here.pathname
    return overlays.filter(({ at }) => at === here.pathname)
  }
  /** Brings the entries in line with what is open, a moment later: a menu that opens a dialog changes nothing. */
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => travel.whenThere(align), 0)
  }
  const align = () => {
    const wanted = openHere().length
    while (depth < wanted) {
      depth += 1
      inner.push(marked(depth))
    }
    if (depth > wanted) travel.go(wanted - depth, arrive)
  }
  const onPop = (delta: number | null) => {
    const landed = depthOf(inner.location)
    if (delta !== null && landed === depth + delta) {
      const above = openHere().slice(landed).reverse()
      arrive()
      for (const overlay of above) overlay.close()
      return soon()
    }
    const pages = delta === null ? null : delta + depth
    depth = landed
    stale = false
    here = pageOf(inner.location)
    tell('POP', pages)
  }
  inner.listen(({ action, delta }) => {
    if (action === 'POP' && !travel.arrived(delta)) onPop(delta)
  })
  soon()

  const push = (to: To, state?: unknown) => {
    // The entry of the one overlay that is open becomes the new page's.
    if (depth > 0) inner.replace(to, state)
    else inner.push(to, state)
    depth = 0
    here = inner.location
    tell('PUSH', 1)
  }
  return {
    get action() {
      return action
    },
    get location() {
      return here
    },
    createHref: inner.createHref,
    createURL: inner.createURL,
    encodeLocation: inner.encodeLocation,
    push: (to, state) =>
      travel.whenThere(() => {
        const back = stale ? depth : depth - 1
        if (depth === 0 || back === 0) return push(to, state)
        travel.go(-back, () => {
          arrive()
          push(to, state)
        })
      }),
    replace: (to, state) =>
      travel.whenThere(() => {
        inner.replace(to, state)
        here = inner.location
        stale = depth > 0
        if (stale) inner.replace(marked(depth))
        tell('REPLACE', 0)
      }),
    go: (delta) =>
      travel.whenThere(() => {
        const entries = delta < 0 ? delta - depth : delta
        travel.go(entries, () => onPop(entries))
      }),
    listen(heard) {
      listener = heard
      return () => {
        listener = undefined
      }
    },
    cover(close) {
      const overlay: Overlay = { close, at: undefined }
      overlays.push(overlay)
      soon()
      return () => {
        overlays.splice(overlays.indexOf(overlay), 1)
        soon()
      }
    },
  }
}

function isMark(state: unknown): state is Mark {
  return typeof state === 'object' && state !== null && 'overlays' in state
}

function depthOf({ state }: Location): number {
  return isMark(state) ? state.overlays : 0
}

/** The page that an entry shows, without what its overlay wrote into it. */
function pageOf(location: Location): Location {
  return isMark(location.state) ? { ...location, state: location.state.state } : location
}

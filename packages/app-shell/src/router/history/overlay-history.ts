import { type Location, NavigationType, type To } from 'react-router'
import type { BrowserHistory } from './browser-history.ts'
import { createOpenOverlays } from './open-overlays.ts'
import { createOverlayEntries, type OnMove } from './overlay-entries.ts'
import { depthOf } from './overlay-mark.ts'

/** A move to another page, and by how many pages; null if unknown. */
export type Move = { action: NavigationType; location: Location; delta: number | null }

/** The pages of a history, in which overlays have their own entries that listeners do not see. */
export type OverlayHistory = {
  /** How the browser came to the current page. */
  readonly action: NavigationType
  readonly location: Location
  push: (to: To, state?: unknown) => void
  replace: (to: To, state?: unknown) => void
  go: (delta: number) => void
  /** Reports every move to one listener; returns a function that stops it. */
  listen: (heard: (move: Move) => void) => () => void
  /**
   * Adds a history entry for an open overlay, so that Back calls `close` instead of leaving the page. Call the result
   * once it is closed.
   */
  cover: (close: () => void) => () => void
}

/**
 * Makes Back close what is open before it leaves the page, on Android and in the browser. An open overlay is one more
 * entry at the same URL; the entry is removed with the overlay, however it was closed, and a move to another page
 * replaces it. Forward, and a reload with an overlay open, return to the page itself.
 */
export function createOverlayHistory(inner: BrowserHistory): OverlayHistory {
  let last = NavigationType.Pop
  let listener: ((move: Move) => void) | undefined
  const { entries, onPop, cover } = coverPages(inner, (action, delta) => {
    last = action
    listener?.({ action, location: entries.at.page, delta })
  })
  const { at, travel } = entries
  return {
    get action() {
      return last
    },
    get location() {
      return at.page
    },
    push: (to, state) =>
      travel.whenThere(() => {
        const back = at.stale ? at.depth : at.depth - 1
        if (at.depth === 0 || back === 0) return entries.push(to, state)
        travel.go(-back, () => {
          entries.arrive()
          entries.push(to, state)
        })
      }),
    replace: (to, state) => travel.whenThere(() => entries.replace(to, state)),
    go: (delta) =>
      travel.whenThere(() => {
        const steps = delta < 0 ? delta - at.depth : delta
        travel.go(steps, () => onPop(steps))
      }),
    listen(heard) {
      listener = heard
      return () => {
        listener = undefined
      }
    },
    cover,
  }
}

/** Keeps the entries in sync with open overlays: Back closes them, and opening or closing them moves the browser. */
function coverPages(inner: BrowserHistory, onMove: OnMove) {
  const overlays = createOpenOverlays()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Synchronises the entries a moment later, so a menu that opens a dialog changes nothing. */
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => travel.whenThere(align), 0)
  }
  const move: OnMove = (action, pages) => {
    soon()
    onMove(action, pages)
  }
  const entries = createOverlayEntries(inner, move, soon)
  const { at, travel } = entries
  const openHere = () => overlays.above(at.page.pathname)
  const align = () => {
    overlays.settle(at.page.pathname)
    entries.fit(openHere().length)
  }
  const onPop = (delta: number | null) => {
    const landed = depthOf(inner.location)
    if (delta === null || landed !== at.depth + delta) return entries.land(delta === null ? null : delta + at.depth)
    const above = openHere().slice(landed).reverse()
    entries.arrive()
    for (const overlay of above) overlay.close()
    soon()
  }
  inner.onPop((delta) => {
    if (!travel.arrived(delta)) onPop(delta)
  })
  soon()
  const cover = (close: () => void) => {
    const uncover = overlays.add(close)
    // Immediately, because Back may be pressed as soon as the overlay is visible.
    travel.whenThere(() => entries.fit(Math.max(at.depth, openHere().length)))
    soon()
    return () => {
      uncover()
      soon()
    }
  }
  return { entries, onPop, cover }
}

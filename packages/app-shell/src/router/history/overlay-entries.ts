import { NavigationType, type To } from 'react-router'
import { type BrowserHistory, nextPage } from './browser-history.ts'
import { createDocumentLeave } from './document-leave.ts'
import { createTravel } from './history-travel.ts'
import { depthOf, marked, pageOf } from './overlay-mark.ts'

/** Called for a move to another page with the number of pages; null if unknown. */
export type OnMove = (action: NavigationType, pages: number | null) => void

/** The entries of the browser's history: one per page, and above it one for each open overlay. */
export function createOverlayEntries(inner: BrowserHistory, onMove: OnMove, onStayed: () => void) {
  const at = {
    page: pageOf(inner.location),
    depth: depthOf(inner.location),
    /**
     * True if the page was replaced while an overlay was open, so that the page's own entry, below, is outdated. After
     * a reload with an open overlay it may be.
     */
    stale: depthOf(inner.location) > 0,
  }
  const travel = createTravel(inner)
  const leave = createDocumentLeave(onStayed)
  const come = (depth: number) => {
    at.depth = depth
    leave.watch(depth > 0)
  }
  /** Updates the page in the browser's current entry. */
  const arrive = () => {
    come(depthOf(inner.location))
    if (at.stale) inner.replace(marked(at.page, at.depth))
    if (at.depth === 0) at.stale = false
  }
  come(at.depth)
  return {
    at,
    travel,
    arrive,
    /** Treats the browser's current entry as another page. */
    land(pages: number | null) {
      come(depthOf(inner.location))
      at.stale = false
      at.page = pageOf(inner.location)
      onMove(NavigationType.Pop, pages)
    },
    /** One entry for each open overlay; those of closed ones are removed, but never while the document is left. */
    fit(open: number) {
      while (at.depth < open) {
        come(at.depth + 1)
        inner.push(marked(at.page, at.depth))
      }
      if (at.depth > open && !leave.isUnderWay()) travel.go(open - at.depth, arrive)
    },
    push(to: To, state?: unknown) {
      const page = nextPage(at.page, to, state)
      // The entry of the one open overlay becomes the new page's.
      if (at.depth > 0) inner.replace(page)
      else inner.push(page)
      come(0)
      at.page = inner.location
      onMove(NavigationType.Push, 1)
    },
    replace(to: To, state?: unknown) {
      inner.replace(nextPage(at.page, to, state))
      at.page = inner.location
      at.stale = at.depth > 0
      if (at.stale) inner.replace(marked(at.page, at.depth))
      onMove(NavigationType.Replace, 0)
    },
  }
}

import { createPath, type Location, parsePath, type To } from 'react-router'

/** The parts of a window that a history needs; tests use one whose moves are instant. */
export type HistoryWindow = {
  history: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'>
  location: Pick<globalThis.Location, 'pathname' | 'search' | 'hash' | 'assign'>
  addEventListener: (type: 'popstate', heard: () => void) => void
}

/** The entries of the browser's history as pages. */
export type BrowserHistory = {
  readonly location: Location
  push: (page: Location) => void
  replace: (page: Location) => void
  go: (delta: number) => void
  /** Called with the distance of Back and Forward in entries; null for an entry that the browser created itself. */
  onPop: (heard: (delta: number | null) => void) => void
}

/** An entry's data besides its URL: the page's state and key, and its index. */
type EntryState = { usr?: unknown; key?: string; idx?: number }

/** Reads and writes the browser's entries; a tab that was open before a release still finds its own. */
export function createBrowserHistory(window: HistoryWindow): BrowserHistory {
  const entryState = () => (window.history.state ?? {}) as EntryState
  const stamp = (idx: number) => {
    window.history.replaceState({ ...entryState(), idx }, '')
    return idx
  }
  let index = entryState().idx ?? stamp(0)
  return {
    get location() {
      const { pathname, search, hash } = window.location
      const { usr = null, key = 'default' } = entryState()
      return { pathname, search, hash, state: usr, key }
    },
    push(page) {
      const next = (entryState().idx ?? index) + 1
      const address = urlOf(page).href
      try {
        window.history.pushState(entryOf(page, next), '', address)
        index = next
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error
        // Some browsers limit entries per minute; a full load still works.
        window.location.assign(address)
      }
    },
    replace(page) {
      window.history.replaceState(entryOf(page, entryState().idx ?? index), '', urlOf(page).href)
    },
    go: (delta) => window.history.go(delta),
    onPop(heard) {
      window.addEventListener('popstate', () => {
        const { idx } = entryState()
        const delta = idx === undefined ? null : idx - index
        // An entry without our index is new, for example after a link to an anchor; it counts as the next one.
        index = idx ?? stamp(index + 1)
        heard(delta)
      })
    },
  }
}

function entryOf({ state, key }: Location, idx: number): EntryState {
  return { usr: state, key, idx }
}

/** The target page of a move; a missing path is that of the current page. */
export function nextPage(from: Location, to: To, state: unknown): Location {
  const { pathname = from.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
  return { pathname, search, hash, state: state ?? null, key: Math.random().toString(36).slice(2, 10) }
}

/** A link to an address. */
export function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to)
}

/** A full address within this app; two leading slashes do not make it another host's. */
export function urlOf(to: To): URL {
  const href = hrefOf(to).replace(/ $/, '%20')
  const { origin } = globalThis.location
  return new URL(/^[\\/]{2}/.test(href) ? origin + href : href, origin)
}

/** The parts of an address as the browser writes them. */
export function encodedParts(to: To) {
  const { pathname, search, hash } = urlOf(to)
  return { pathname, search, hash }
}

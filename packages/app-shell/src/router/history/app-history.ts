import type { Navigator, To } from 'react-router'
import { type BrowserHistory, encodedParts, hrefOf, urlOf } from './browser-history.ts'
import { createOverlayHistory, type Move, type OverlayHistory } from './overlay-history.ts'

type Listener = (move: Move) => void

/** Called before a page is left for another URL; `leave` leaves it anyway. */
type Interceptor = (leave: () => void) => void

/** The router's history, with a way to block moves from a page with unsaved work. */
export type AppHistory = OverlayHistory &
  Required<Navigator> & {
    /** Blocks every move to another path or query until `leave` is called; with several blocks the latest one asks. */
    intercept: (ask: Interceptor) => () => void
  }

/**
 * Creates a history that can keep the person on a page (D17), on top of the browser's. The router's blocker is not
 * enough: it loses the page when Back is pressed twice.
 */
export function createAppHistory(bare: BrowserHistory): AppHistory {
  const inner = createOverlayHistory(bare)
  const listeners = new Set<Listener>()
  const interceptors: Interceptor[] = []
  let current = inner.location

  const askFrom = (to: To) => {
    const { pathname, search } = urlOf(to)
    return pathname === current.pathname && search === current.search ? undefined : interceptors.at(-1)
  }
  const isHere = (to: To) => {
    const { pathname, search, hash } = urlOf(to)
    return pathname === current.pathname && search === current.search && hash === current.hash
  }
  const move = (to: To, run: () => void) => {
    const ask = askFrom(to)
    return ask ? ask(run) : run()
  }
  const leave = listenWithBlocks(inner, askFrom, (update) => {
    current = update.location
    for (const listener of listeners) listener(update)
  })
  return {
    get action() {
      return inner.action
    },
    get location() {
      return current
    },
    createHref: hrefOf,
    createURL: urlOf,
    encodeLocation: encodedParts,
    // Going to the current URL creates no entry, as in the browser itself, because Back would seem to do nothing. With
    // its own state it is another screen at the same URL, as in registration.
    push: (to, state) => move(to, () => (state == null && isHere(to) ? inner.replace(to) : inner.push(to, state))),
    replace: (to, state) => move(to, () => inner.replace(to, state)),
    go(delta) {
      const ask = interceptors.at(-1)
      if (ask) ask(() => leave(delta))
      else inner.go(delta)
    },
    cover: inner.cover,
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    intercept(ask) {
      interceptors.push(ask)
      return () => void interceptors.splice(interceptors.indexOf(ask), 1)
    },
  }
}

/**
 * Forwards the history's events. Back and Forward are reported afterwards: while a guard asks, they are undone, and the
 * question shows once the browser is back on the page, even if they were pressed again meanwhile. The result moves
 * along the history without asking.
 */
function listenWithBlocks(inner: OverlayHistory, askFrom: (to: To) => Interceptor | undefined, onMove: Listener) {
  let undoing: { intercept: Interceptor; by: number; away: number } | undefined
  let leaving = false
  const leave = (delta: number) => {
    leaving = true
    inner.go(delta)
  }
  inner.listen((update) => {
    const delta = update.action === 'POP' && !leaving ? (update.delta ?? 0) : 0
    const intercept = delta ? askFrom(update.location) : undefined
    if (intercept) {
      undoing ??= { intercept, by: delta, away: 0 }
      undoing.away += delta
      return inner.go(-undoing.away)
    }
    const requested = delta ? undoing : undefined
    undoing = undefined
    if (requested) return requested.intercept(() => leave(requested.by))
    leaving = false
    onMove(update)
  })
  return leave
}

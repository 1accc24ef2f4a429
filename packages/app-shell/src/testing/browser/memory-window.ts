import { parsePath } from 'react-router'
import type { HistoryWindow } from '../../router/history/browser-history.ts'

/** A page in a browser's history: its address and its entry's state. */
export type Visited = { address: string; state: unknown }

/** A browser's history as far as tests need it: at its last entry, and with instant moves. */
export function memoryWindow(visited: (string | Visited)[]) {
  const entries = visited.map((page, idx): Visited => {
    const { address, state } = typeof page === 'string' ? { address: page, state: null } : page
    return { address, state: { usr: state, idx } }
  })
  let index = entries.length - 1
  let pressed = () => {}
  const here = () => entries[index] ?? { address: '/', state: null }
  const go = (delta: number) => {
    if (delta === 0 || !entries[index + delta]) return
    index += delta
    pressed()
  }
  const added = (state: unknown, address: string) => {
    index += 1
    entries.splice(index, entries.length, { address, state })
  }
  const window: HistoryWindow = {
    history: {
      get state() {
        return here().state
      },
      go: (delta = 0) => go(delta),
      pushState: (state, _, url) => added(state, inApp(url) ?? here().address),
      replaceState: (state, _, url) => {
        entries[index] = { address: inApp(url) ?? here().address, state }
      },
    },
    location: {
      get pathname() {
        return parsePath(here().address).pathname ?? '/'
      },
      get search() {
        return parsePath(here().address).search ?? ''
      },
      get hash() {
        return parsePath(here().address).hash ?? ''
      },
      assign: () => {},
    },
    addEventListener: (_, heard) => {
      pressed = heard
    },
  }
  return {
    window,
    /** Back and Forward, as pressed by a person. */
    go,
    get index() {
      return index
    },
    get visited(): Visited {
      return { address: here().address, state: (here().state as { usr?: unknown } | null)?.usr }
    },
    /** A link to a part of the page, which the browser follows itself. */
    follow(hash: string) {
      added(null, `${here().address}${hash}`)
      pressed()
    },
  }
}

function inApp(url: string | URL | null | undefined) {
  if (!url) return undefined
  const { pathname, search, hash } = new URL(url)
  return pathname + search + hash
}

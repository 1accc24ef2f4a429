import type { QueryClient } from '@tanstack/react-query'

/** Milliseconds without network activity after which the first screen counts as complete. */
const quiet = 500

/**
 * Calls `act` once the first screen is complete: no recent network activity, no pending query, and an idle browser. It
 * is never called for people who asked their browser to save data. Returns a function that stops waiting.
 */
export function whenIdle(queries: QueryClient, act: () => void): () => void {
  if (savesData()) return () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const stop = () => {
    stopped = true
    clearTimeout(timer)
    arrivals.disconnect()
    unsubscribe()
  }
  const begin = () => {
    if (stopped) return
    stop()
    performance.mark(firstScreenStands)
    act()
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => queries.isFetching() === 0 && soon(begin), quiet)
  }
  const arrivals = new PerformanceObserver(wait)
  arrivals.observe({ type: 'resource' })
  const unsubscribe = queries.getQueryCache().subscribe(wait)
  wait()
  return stop
}

/** The timeline mark after which only deferred parts are loaded; `pnpm bench screens` reads it. */
const firstScreenStands = 'first screen stands'

/* Safari has no idle callbacks. */
function soon(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act)
}

function savesData() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

const running = new Map<string, Promise<unknown>>()

/** Runs something while nobody else of this name runs, in this tab or another one of this browser. */
export function withLock<T>(name: string, action: () => Promise<T>): Promise<T> {
  // Older browsers have no locks: there one tab alone keeps its order, and the key of each call does the rest.
  if ('locks' in navigator && navigator.locks) return navigator.locks.request(name, action)
  const before = running.get(name) ?? Promise.resolve()
  const mine = before.then(action, action)
  running.set(
    name,
    mine.catch(() => undefined),
  )
  return mine
}

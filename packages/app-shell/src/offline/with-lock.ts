const running = new Map<string, Promise<unknown>>()

/** Runs something exclusively under a name, across all tabs of this browser. */
export function withLock<T>(name: string, action: () => Promise<T>): Promise<T> {
  // Older browsers have no locks: there only each tab keeps its order, and each request's idempotency key prevents
  // duplicates.
  if ('locks' in navigator && navigator.locks) return navigator.locks.request(name, action)
  const before = running.get(name) ?? Promise.resolve()
  const mine = before.then(action, action)
  running.set(
    name,
    mine.catch(() => undefined),
  )
  return mine
}

import { noteLoadFailure } from './failures/load-failures.ts'

const started = new WeakMap<() => Promise<unknown>, Promise<unknown>>()

/**
 * Starts loading a separate module of an app, once; components wait for it with React's `use`. A failed load is retried
 * the next time.
 */
export function loadOnce<Part>(load: () => Promise<Part>): Promise<Part> {
  const promise = (started.get(load) as Promise<Part> | undefined) ?? load().catch(failure(load))
  started.set(load, promise)
  return promise
}

function failure(load: () => Promise<unknown>) {
  return (error: unknown): never => {
    // React renders the failed part again and must find the failure there: retrying at once would never end.
    setTimeout(() => started.delete(load), 1000)
    noteLoadFailure(error)
    throw error
  }
}

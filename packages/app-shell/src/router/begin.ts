import { noteLoadFailure } from './failures/load-failures.ts'

const begun = new WeakMap<() => Promise<unknown>, Promise<unknown>>()

/**
 * Starts loading a separate module of an app, once; components wait for it with React's `use`. A failed load is retried
 * the next time.
 */
export function begin<Part>(load: () => Promise<Part>): Promise<Part> {
  const promise = (begun.get(load) as Promise<Part> | undefined) ?? load().catch(failure(load))
  begun.set(load, promise)
  return promise
}

function failure(load: () => Promise<unknown>) {
  return (error: unknown): never => {
    // React renders the failed part again and must find the failure there: retrying at once would never end.
    setTimeout(() => begun.delete(load), 1000)
    noteLoadFailure(error)
    throw error
  }
}

import { use } from 'react'
import { noteLoadFailure } from '../failures/load-failures.ts'

const started = new WeakMap<() => Promise<unknown>, Promise<unknown>>()
const loaded = new WeakMap<() => Promise<unknown>, unknown>()

/**
 * Starts loading a separate module of an app, once; components wait for it with `useLoaded`. A failed load is retried
 * the next time.
 */
export function loadOnce<Part>(load: () => Promise<Part>): Promise<Part> {
  const promise = (started.get(load) as Promise<Part> | undefined) ?? load().then(success(load), failure(load))
  started.set(load, promise)
  return promise
}

/**
 * A separate module, for which the nearest `Suspense` waits. One that has been loaded is there in the same render:
 * React shows a placeholder, once begun, for a third of a second.
 */
export function useLoaded<Part>(load: () => Promise<Part>): Part {
  return loaded.has(load) ? (loaded.get(load) as Part) : use(loadOnce(load))
}

function success<Part>(load: () => Promise<Part>) {
  return (part: Part) => {
    loaded.set(load, part)
    return part
  }
}

function failure(load: () => Promise<unknown>) {
  return (error: unknown): never => {
    // React renders the failed part again and must find the failure there: retrying at once would never end.
    setTimeout(() => started.delete(load), 1000)
    noteLoadFailure(error)
    throw error
  }
}

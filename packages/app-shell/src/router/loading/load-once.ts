import { use } from 'react'
import { noteLoadFailure } from '../failures/load-failures.ts'

const started = new WeakMap<() => Promise<unknown>, Promise<unknown>>()

/**
 * Starts loading a separate module of an app, once; components wait for it with `useLoaded`. A failed load is retried
 * the next time.
 */
export function loadOnce<Part>(load: () => Promise<Part>): Promise<Part> {
  const known = started.get(load) as Promise<Part> | undefined
  if (known) return known
  const promise: Promise<Part> = load().then((part) => {
    // The fields that React sets on a settled promise, so that it reads the value without waiting.
    Object.assign(promise, { status: 'fulfilled', value: part })
    return part
  }, failure(load))
  // A preload does not wait for the promise; a component that needs the part sees the failure.
  promise.catch(() => undefined)
  started.set(load, promise)
  return promise
}

/**
 * A separate module, for which the nearest `Suspense` waits. A loaded one is available in the same render, because
 * React shows a placeholder for at least a third of a second.
 */
export function useLoaded<Part>(load: () => Promise<Part>): Part {
  return use(loadOnce(load))
}

function failure(load: () => Promise<unknown>) {
  return (error: unknown): never => {
    // React renders the failed part again and must find the failure there: retrying at once would never end.
    setTimeout(() => started.delete(load), 1000)
    noteLoadFailure(error)
    throw error
  }
}

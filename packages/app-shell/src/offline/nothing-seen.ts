import { useLayoutEffect } from 'react'

let failures = 0
const changes = new EventTarget()

function count(by: 1 | -1) {
  failures += by
  changes.dispatchEvent(new Event('change'))
}

/** Registers that a screen has nothing to show offline; cached content of its layout does not count. */
export function useNothingSeen(isSo: boolean): void {
  useLayoutEffect(() => {
    if (!isSo) return
    count(1)
    return () => count(-1)
  }, [isSo])
}

/** Whether a screen has nothing to show. */
export const isNothingSeen = (): boolean => failures > 0

/** Calls `onChange` when that changes; returns a function that stops it. */
export function watchNothingSeen(onChange: () => void): () => void {
  changes.addEventListener('change', onChange)
  return () => changes.removeEventListener('change', onChange)
}

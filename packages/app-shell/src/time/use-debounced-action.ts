import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Runs an action on the collected changes after a pause of this many milliseconds; `now` runs it at once, `drop`
 * discards them. Pending changes are dropped when the screen unmounts.
 */
export function useDebouncedAction<C extends object, R>(act: (change: C) => R, milliseconds: number) {
  const latest = useRef(act)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<Partial<C>>({})
  // Not after the drawing: the pause may end in between.
  useLayoutEffect(() => {
    latest.current = act
  }, [act])
  useEffect(() => () => clearTimeout(timer.current), [])
  function now(change: C): R {
    clearTimeout(timer.current)
    const all = { ...waiting.current, ...change }
    waiting.current = {}
    return latest.current(all)
  }
  function later(change: C) {
    clearTimeout(timer.current)
    waiting.current = { ...waiting.current, ...change }
    timer.current = setTimeout(() => now({} as C), milliseconds)
  }
  function drop() {
    clearTimeout(timer.current)
    waiting.current = {}
  }
  return { now, later, drop }
}

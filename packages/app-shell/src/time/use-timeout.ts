import { useEffect, useEffectEvent } from 'react'

/** Runs an action once after this many milliseconds; leaving the screen cancels it. */
export function useTimeout(action: () => void, afterMilliseconds: number) {
  const due = useEffectEvent(action)
  useEffect(() => {
    const timer = setTimeout(due, afterMilliseconds)
    return () => clearTimeout(timer)
  }, [afterMilliseconds])
}

import { useRef } from 'react'

/** Runs one action at a time: a second press while the first is under way does nothing, however fast it comes. */
export function useOneAtATime() {
  const busy = useRef(false)
  return async (action: () => Promise<unknown>): Promise<void> => {
    if (busy.current) return
    busy.current = true
    try {
      await action()
    } finally {
      busy.current = false
    }
  }
}

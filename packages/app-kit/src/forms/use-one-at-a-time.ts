import { useRef } from 'react'

/** Runs one deed at a time: a second press while the first is under way does nothing, however fast it comes. */
export function useOneAtATime() {
  const busy = useRef(false)
  return async (deed: () => Promise<unknown>): Promise<void> => {
    if (busy.current) return
    busy.current = true
    try {
      await deed()
    } finally {
      busy.current = false
    }
  }
}

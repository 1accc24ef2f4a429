import { useRef } from 'react'

/** Runs one action at a time: a second press during the first does nothing, however fast it is. */
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

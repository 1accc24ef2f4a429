import { useEffect, useRef } from 'react'

/** Leaves a form once its work is saved, after its guard knows: the guard's effect, the child's, runs first. */
export function useLeaveOnce(saved: boolean, leave: () => void) {
  const left = useRef(false)
  useEffect(() => {
    if (!saved || left.current) return
    left.current = true
    leave()
  }, [saved, leave])
}

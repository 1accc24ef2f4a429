import { useEffect, useRef } from 'react'

/** Leaves a form once it is saved, and after the leave guard has switched off: a child's effect runs first. */
export function useLeaveOnce(saved: boolean, leave: () => void) {
  const left = useRef(false)
  useEffect(() => {
    if (!saved || left.current) return
    left.current = true
    leave()
  }, [saved, leave])
}

import { useEffect, useEffectEvent, useState } from 'react'

/** How many percent each step adds. */
const steps = 10

/**
 * The percentage of these milliseconds that has passed since the part was mounted; calls `onFull` at the end. Each step
 * renders before the next starts, also on a slow phone.
 */
export function usePercent(milliseconds: number, onFull: () => void): number {
  const [passed, setPassed] = useState(0)
  const finish = useEffectEvent(onFull)
  useEffect(() => {
    if (passed === steps) return finish()
    const timer = setTimeout(() => setPassed(passed + 1), milliseconds / steps)
    return () => clearTimeout(timer)
  }, [passed, milliseconds])
  return (passed / steps) * 100
}

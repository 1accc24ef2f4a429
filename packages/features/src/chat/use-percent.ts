import { useEffect, useEffectEvent, useState } from 'react'

/** Steps in which the percentage grows. */
const steps = 10

/** How much of so many milliseconds has passed since the part was shown, in percent; `onFull` when all of it has. Each step is drawn before the next begins, on a slow phone too. */
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

import { useEffect, useState } from 'react'

/** Steps in which the percentage grows. */
const steps = 20

/** How much of so many milliseconds has passed since the part was shown, in percent. */
export function usePercent(milliseconds: number): number {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setPassed((count) => Math.min(steps, count + 1)), milliseconds / steps)
    return () => clearInterval(timer)
  }, [milliseconds])
  return (passed / steps) * 100
}

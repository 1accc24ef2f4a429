import { countdownLeft } from '@pramaan/domain/otp'
import { useEffect, useReducer } from 'react'
import { usePlatform } from '../../platform/platform.tsx'

/**
 * Milliseconds until another code may be requested, counted from when the last was sent (ms since 1970); ticks until 0.
 */
export function useCountdown(sentAt: number): number {
  const { now } = usePlatform()
  const [, tick] = useReducer((count: number) => count + 1, 0)
  const left = countdownLeft(new Date(sentAt), now())
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}

import { useEffect, useState } from 'react'
import { usePlatform } from '../platform/platform.tsx'

/** The current time, updated at this interval, for texts that change while a screen is open. */
export function useNowEvery(milliseconds: number): Date {
  const { now } = usePlatform()
  const [read, setRead] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setRead(now()), milliseconds)
    return () => clearInterval(timer)
  }, [now, milliseconds])
  return read
}

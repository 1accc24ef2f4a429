import { useEffect, useState } from 'react'
import { usePlatform } from '../platform/platform.tsx'

/** The time, read again each so many milliseconds: for what a screen says that changes while it stays open. */
export function useNowEvery(milliseconds: number): Date {
  const { now } = usePlatform()
  const [read, setRead] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setRead(now()), milliseconds)
    return () => clearInterval(timer)
  }, [now, milliseconds])
  return read
}

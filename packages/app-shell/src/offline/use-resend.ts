import { useEffect, useEffectEvent } from 'react'

/** Sends items left by an earlier visit at once, and waiting ones periodically and as soon as the network is back. */
export function useResend(send: () => void, someWait: boolean, everyMilliseconds: number) {
  const again = useEffectEvent(send)
  useEffect(() => again(), [])
  useEffect(() => {
    if (!someWait) return
    const timer = setInterval(again, everyMilliseconds)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [someWait, everyMilliseconds])
}

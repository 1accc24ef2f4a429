import { useEffect, useState } from 'react'

/** The options of a load: the request, the network state, and the callbacks. */
type Load<Part> = {
  load: () => Promise<Part>
  network: EventTarget
  onLoaded: (part: Part) => void
  onFailed?: () => void
}

/** The pause before the next attempt if the network does not report that it is back. */
const pauseMilliseconds = 30_000

/**
 * Loads at once. After a failure it tries again when the network returns, when `again` is called, or after half a
 * minute, until it succeeds or `stop` is called.
 */
export function loadUntilThere<Part>({ load, network, onLoaded, onFailed }: Load<Part>) {
  let state: 'missing' | 'loading' | 'there' | 'stopped' = 'missing'
  let timer: ReturnType<typeof setTimeout> | undefined
  // It may be stopped while it loads.
  const isStopped = () => state === 'stopped'
  const attempt = async () => {
    state = 'loading'
    clearTimeout(timer)
    try {
      const part = await load()
      if (isStopped()) return
      state = 'there'
      onLoaded(part)
    } catch {
      if (isStopped()) return
      state = 'missing'
      timer = setTimeout(again, pauseMilliseconds)
      onFailed?.()
    }
  }
  const again = () => {
    if (state === 'missing') void attempt()
  }
  const stop = () => {
    state = 'stopped'
    clearTimeout(timer)
    network.removeEventListener('online', again)
  }
  network.addEventListener('online', again)
  again()
  return { again, stop }
}

/** A part that the screen can do without: it appears once loaded, and a failure to load it breaks nothing. */
export function useLoadUntilThere<Part extends object>(load: () => Promise<Part>): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part }>()
  useEffect(() => loadUntilThere({ load, network: window, onLoaded: (part) => setLoaded({ part }) }).stop, [load])
  return loaded?.part
}

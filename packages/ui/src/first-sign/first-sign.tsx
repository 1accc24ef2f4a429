import { useEffect, useState } from 'react'

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const

/** Milliseconds without a sign; screen readers can read a page without one. */
const longestWait = 5_000

/** The mark on the page's timeline at the first sign; `pnpm bench screens` waits for what loads then. */
const mark = 'first sign'

let seen: Promise<void> | undefined

/**
 * Resolves at the person's first touch, key or move of the pointer, or after a few seconds. What a screen needs only
 * then is loaded then, and leaves the network and the processor to the screen.
 */
export function firstSign(): Promise<void> {
  seen ??= new Promise<void>((resolve) => {
    for (const sign of signs) {
      window.addEventListener(sign, () => resolve(), { capture: true, once: true, passive: true })
    }
    setTimeout(resolve, longestWait)
  }).then(() => void performance.mark(mark))
  return seen
}

/** Whether there has been a first sign. */
export function useFirstSign(): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => void firstSign().then(() => setSeen(true)), [])
  return seen
}

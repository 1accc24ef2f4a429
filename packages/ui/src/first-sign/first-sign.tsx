import { useEffect, useState } from 'react'

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const

/** Milliseconds until loading starts anyway, because screen readers can read a page without any input. */
const longestWait = 5_000

/** The timeline mark of the first sign; `pnpm bench screens` waits for what loads after it. */
const mark = 'first sign'

let seen: Promise<void> | undefined

/**
 * Resolves at the person's first touch, key press or pointer move, or after a few seconds. Code that a screen needs
 * only then is loaded then, so that the screen itself loads faster.
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

export function useFirstSign(): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => void firstSign().then(() => setSeen(true)), [])
  return seen
}

/** Longer than a browser takes to reach an entry; a missing one is never reached. */
const longestTravel = 500

/** Moves along the entries, which the browser does asynchronously: other changes wait meanwhile. */
export function createTravel(inner: { go: (delta: number) => void }) {
  const waiting: (() => void)[] = []
  let on: { delta: number; then: () => void; timer: ReturnType<typeof setTimeout> } | undefined
  const next = () => {
    while (!on && waiting.length > 0) waiting.shift()?.()
  }
  return {
    go(delta: number, then: () => void) {
      const giveUp = () => {
        on = undefined
        next()
      }
      on = { delta, then, timer: setTimeout(giveUp, longestTravel) }
      inner.go(delta)
    },
    /** Whether a reported move is the pending one, which is then finished. */
    arrived(delta: number | null) {
      if (on?.delta !== delta) return false
      const { then, timer } = on
      clearTimeout(timer)
      on = undefined
      then()
      next()
      return true
    },
    whenThere(action: () => void) {
      if (on) waiting.push(action)
      else action()
    },
  }
}

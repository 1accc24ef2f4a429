/** Longer than even a busy phone takes to reach an entry, in milliseconds; a missing one is never reached. */
const longestTravel = 5000

/**
 * How long to wait after a person's own Back or Forward, in milliseconds, because the browser may have dropped our
 * move.
 */
const longestAfterPress = 500

/** Moves along the history entries. The browser does this asynchronously, so other changes wait. */
export function createTravel(inner: { go: (delta: number) => void }) {
  const waiting: (() => void)[] = []
  let on: { delta: number; then: () => void; timer: ReturnType<typeof setTimeout> } | undefined
  const next = () => {
    while (!on && waiting.length > 0) waiting.shift()?.()
  }
  const giveUp = () => {
    on = undefined
    next()
  }
  return {
    go(delta: number, then: () => void) {
      on = { delta, then, timer: setTimeout(giveUp, longestTravel) }
      inner.go(delta)
    },
    /** Whether a reported move is the pending one, which is then finished. */
    arrived(delta: number | null) {
      if (!on) return false
      clearTimeout(on.timer)
      if (on.delta !== delta) {
        on.timer = setTimeout(giveUp, longestAfterPress)
        return false
      }
      const { then } = on
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

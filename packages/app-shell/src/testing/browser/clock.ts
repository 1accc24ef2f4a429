import { vi } from 'vitest'

/**
 * From now on the clock goes on by itself and can be moved ahead, so that whatever waits for its time happens while the
 * test watches; to be called before the app is shown.
 */
export function movableClock() {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  return { pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds) }
}

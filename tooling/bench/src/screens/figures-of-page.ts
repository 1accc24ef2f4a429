import type { Page } from 'playwright'

/**
 * What the page's own observers saw, in milliseconds; the shift is the browser's score. `opened` is how long after the
 * press a menu was on the page, which may be later than the press's own answer.
 */
export type PageFigures = { lcp: number; shift: number; slowest: number; opened: number }

/** Observes, from its first moment, when the page's largest part was painted, how much moved, and the slowest answer to a person. */
export async function observeFigures(page: Page) {
  await page.addInitScript(() => {
    const seen = { lcp: 0, shift: 0, slowest: 0, opened: 0 }
    Object.assign(window, { pageFigures: seen })
    const watch = (type: string, take: (entry: PerformanceEntry) => void, more = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.lcp = startTime
    })
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) seen.shift += value
    })
    const answered = (entry: PerformanceEntry) => {
      const { interactionId } = entry as PerformanceEntry & { interactionId?: number }
      if (interactionId) seen.slowest = Math.max(seen.slowest, entry.duration)
    }
    watch('event', answered, { durationThreshold: 16 })
    addEventListener('pointerdown', (press) => {
      const found = new MutationObserver(() => {
        if (!document.querySelector('[role=menu]')) return
        found.disconnect()
        // A task after the frame that shows it.
        requestAnimationFrame(() =>
          setTimeout(() => Object.assign(seen, { opened: performance.now() - press.timeStamp })),
        )
      })
      found.observe(document.body, { childList: true, subtree: true })
    })
  })
}

/** What has been seen so far. */
export function readFigures(page: Page): Promise<PageFigures> {
  return page.evaluate(() => (window as unknown as { pageFigures: PageFigures }).pageFigures)
}

/** Forgets the answers so far, so that the next one stands alone. */
export function forgetAnswers(page: Page) {
  return page.evaluate(() => {
    ;(window as unknown as { pageFigures: PageFigures }).pageFigures.slowest = 0
  })
}

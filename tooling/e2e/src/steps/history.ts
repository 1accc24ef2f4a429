import { expect, type Page } from '@playwright/test'

/** How far along the browser's history the page is: an open overlay has an entry above its page's. */
export const entry = (page: Page) => page.evaluate(() => (window.history.state as { idx: number }).idx)

/** Whether the browser is at an overlay's entry, which has a mark in place of the page's state. */
const isAtOverlay = (page: Page) =>
  page.evaluate(() => {
    const { usr } = (window.history.state ?? {}) as { usr?: unknown }
    return typeof usr === 'object' && usr !== null && 'overlays' in usr
  })

/**
 * Opens a page after an overlay has closed. Its entry is removed a moment later, by going back, and the browser drops a
 * load that starts before.
 */
export async function leaveFor(page: Page, url: string) {
  await expect.poll(() => isAtOverlay(page)).toBe(false)
  await page.goto(url)
}

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
 * The entry of an overlay that closes is removed a moment later, by going back, and the browser drops a load that
 * starts before.
 */
const isClosed = (page: Page) => expect.poll(() => isAtOverlay(page)).toBe(false)

/** Opens a page after an overlay has closed. */
export async function leaveFor(page: Page, url: string) {
  await isClosed(page)
  await page.goto(url)
}

/** Loads the page again, after an overlay that was open has closed. */
export async function reload(page: Page) {
  await isClosed(page)
  return await page.reload()
}

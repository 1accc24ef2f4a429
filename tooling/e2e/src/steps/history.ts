import type { Page } from '@playwright/test'

/** How far along the browser's history the page is: an open overlay has an entry above its page's. */
export const entry = (page: Page) => page.evaluate(() => (window.history.state as { idx: number }).idx)

import type { Browser, Page, Response } from '@playwright/test'

/** What a stranger with a link finds in a browser that runs no script and has never been here. */
export async function asStranger(
  browser: Browser,
  beside: Page,
  link: string,
  read: (page: Page, answer: Response | null) => Promise<void>,
) {
  const context = await browser.newContext({ viewport: beside.viewportSize(), javaScriptEnabled: false })
  const page = await context.newPage()
  await read(page, await page.goto(link))
  await context.close()
}

/** What a page tells messengers. */
export async function previewOf(page: Page) {
  const read = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content')
  const [title, description, image, url] = await Promise.all(['title', 'description', 'image', 'url'].map(read))
  return { title, description, image, url }
}

/** Whether a page is wider than its window: all that can be weighed where axe cannot run. */
export function sticksOut(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
}

import { expect, type Page } from '@playwright/test'
import { address } from '../steps/people.ts'
import type { Reader } from './readers.ts'

/** Opens an address and waits until its screen is there. */
export async function openScreen(page: Page, url: string) {
  await page.goto(url)
  await page.locator('main, h1').first().waitFor()
  await settled(page)
}

/** Waits until everything that a screen shows at first is there. */
export async function settled(page: Page) {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

/** The addresses of other screens that a page links to with an id or the like, by their path. */
async function linksOn(page: Page): Promise<[string, string][]> {
  const hrefs = await page
    .locator('a[href*="?"]')
    .evaluateAll((links) => links.map((a) => (a as HTMLAnchorElement).href))
  return hrefs.map((href) => [new URL(href).pathname, new URL(href).search])
}

/**
 * Opens every screen that a reader sees and looks at it there; those that another screen links to with an id are
 * opened with one too.
 */
export async function onEveryScreen(
  page: Page,
  { map, sees, arrive }: Reader,
  look: (path: string, query: string) => Promise<void>,
) {
  // Another crawl may ask for the same person's code at the same moment.
  await expect(() => arrive(page)).toPass()
  const paths = Object.entries(map.routes).flatMap(([path, route]) =>
    !path.includes(':') && sees(route.for) ? [path] : [],
  )
  const queries = new Map<string, string>()
  const seen = new Set<string>()
  for (const path of [...paths, ...paths]) {
    const query = queries.get(path) ?? ''
    if (seen.has(`${path}${query}`)) continue
    seen.add(`${path}${query}`)
    await openScreen(page, address(map.app, `${path}${query}`))
    for (const [other, search] of await linksOn(page)) queries.set(other, queries.get(other) ?? search)
    await look(path, query)
  }
}

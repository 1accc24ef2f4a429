import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Expects that axe finds nothing on the page, in light and in dark, and that nothing sticks out sideways. */
export async function expectAccessible(page: Page) {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, theme)
    // In the dark only the colours are other: the rest need not be weighed twice.
    const axe = new AxeBuilder({ page })
    const { violations } = await (theme === 'light' ? axe.withTags(levels) : axe.withRules('color-contrast')).analyze()
    const found = violations.map(
      ({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
    expect(found).toEqual([])
  }
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways, 'nothing sticks out sideways').toBeLessThanOrEqual(0)
}

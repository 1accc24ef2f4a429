import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Expects that axe finds nothing on the page, in light and in dark, and that nothing sticks out sideways. */
export async function expectAccessible(page: Page) {
  await page.evaluate(() => {
    // What comes, goes or changes its words while the page is weighed would be caught half transparent.
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
  })
  for (const theme of ['light', 'dark']) {
    await page.evaluate(async (name) => {
      document.documentElement.dataset.theme = name
      // Half-way from one theme's colour to the other's, or while a dialog still appears, nothing has its contrast.
      const changes = document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(changes.map(({ finished }) => finished))
    }, theme)
    // In the dark only the colours are other: the rest need not be weighed twice.
    // A toast behind another shows nothing of itself until the pile is opened.
    // There is one frame, so that no page beside it need gather what was found; and only what was found is gathered.
    const axe = new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] })
      .exclude('[data-sonner-toast][data-front=false]')
    const { violations } = await (theme === 'light' ? axe.withTags(levels) : axe.withRules('color-contrast')).analyze()
    const found = violations.map(
      ({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
    expect(found).toEqual([])
  }
  const sideways = await page.evaluate(() => {
    document.adoptedStyleSheets = []
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })
  expect(sideways, 'nothing sticks out sideways').toBeLessThanOrEqual(0)
}

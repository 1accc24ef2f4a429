import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Weighing = { theme: string; runOnly: axe.RunOnly }

/** What is weighed in each theme. In the dark only the colours are other: the rest need not be weighed twice. */
const themes: readonly Weighing[] = [
  { theme: 'light', runOnly: { type: 'tag', values: levels } },
  { theme: 'dark', runOnly: { type: 'rule', values: ['color-contrast'] } },
]

/** `npm test` asks axe of each story, and of a journey only whether its page sticks out; the deep run weighs both themes. */
const weighed = process.env.JOURNEYS === 'short' ? [] : themes

/** Expects that axe finds nothing on the page, in light and in dark, and that nothing sticks out sideways. */
export async function expectAccessible(page: Page) {
  expect(await barriersOn(page)).toEqual([])
}

/** What axe finds on the page, in light and in dark, and how far it sticks out sideways: a line each. */
export async function barriersOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const scrolled = await page.evaluate(() => {
    // What comes, goes or changes its words while the page is weighed would be caught half transparent.
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
    // Half under a bar that stays, a button would count as too small to hit.
    const { scrollY } = window
    window.scrollTo(0, 0)
    return scrollY
  })
  const barriers: string[] = []
  for (const weighing of weighed) barriers.push(...(await page.evaluate(violationsIn, weighing)))
  const sideways = await page.evaluate((top) => {
    document.adoptedStyleSheets = []
    window.scrollTo(0, top)
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  }, scrolled)
  return sideways > 0 ? [...barriers, `${sideways} px stick out sideways`] : barriers
}

/** In the page: what axe finds in a theme, a line a rule. */
async function violationsIn({ theme, runOnly }: Weighing) {
  document.documentElement.dataset.theme = theme
  // Half-way from one theme's colour to the other's, or while a dialog still appears, nothing has its contrast.
  const changes = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(changes.map(({ finished }) => finished))
  const { axe: inPage } = window as unknown as { axe: typeof axe }
  // A toast behind another shows nothing of itself until the pile is opened.
  const { violations } = await inPage.run(
    { exclude: [['[data-sonner-toast][data-front=false]']] },
    { runOnly, resultTypes: ['violations'], iframes: false, preload: false },
  )
  return violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

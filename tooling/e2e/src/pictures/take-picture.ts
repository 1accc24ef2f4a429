import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { settled } from '../crawl/every-screen.ts'
import { isChosen } from './choice.ts'

const sizes = { '360': { width: 360, height: 740 }, '1280': { width: 1280, height: 800 } }
const themes = ['light', 'dark'] as const

type Theme = (typeof themes)[number]

/** Takes the chosen pictures of what a page shows in a language: at each width, which `ready` prepares, in both themes. */
export async function takePictures(
  page: Page,
  { to, language, fullPage }: { to: string; language: string; fullPage: boolean },
  ready: () => Promise<boolean>,
) {
  const browser = await page.context().newCDPSession(page)
  for (const [width, size] of Object.entries(sizes)) {
    if (!isChosen({ width })) continue
    // What is pressed with a finger is larger.
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: width === '360' })
    await page.setViewportSize(size)
    if (!(await ready())) continue
    for (const theme of themes) {
      if (!isChosen({ theme })) continue
      await turn(page, theme)
      if (fullPage) await showWhole(page)
      const path = join(to, `${language} ${width} ${theme}.jpg`)
      await page.screenshot({ path, animations: 'disabled', caret: 'hide', quality: 70, type: 'jpeg' })
      await page.setViewportSize(size)
    }
  }
}

async function turn(page: Page, theme: Theme) {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen
  }, theme)
  // A list that has another size now loads what it lacks.
  await page.waitForTimeout(200)
  await settled(page)
}

/** Of a long page the first screens say enough. */
const tallest = 2_400

/** As high as the page, so that bars stand at its ends; a console scrolls inside and stays. */
async function showWhole(page: Page) {
  await page.evaluate(() => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
    window.scrollTo(0, 0)
  })
  await settled(page)
  const { width, height } = page.viewportSize() ?? sizes['360']
  const scrollHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(Math.max(scrollHeight, height), tallest) })
}

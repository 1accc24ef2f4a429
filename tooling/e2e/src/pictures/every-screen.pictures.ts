import { join } from 'node:path'
import { type Page, test } from '@playwright/test'
import { languages } from '../../../../packages/domain/src/language/language.ts'
import { onEveryScreen, settled } from '../crawl/every-screen.ts'
import { readers } from '../crawl/readers.ts'
import { address } from '../steps/people.ts'
import { isChosen } from './choice.ts'
import { folder } from './contact-sheet.ts'

const sizes = { '360': { width: 360, height: 740 }, '1280': { width: 1280, height: 800 } }
const themes = ['light', 'dark'] as const

/** Of a long page the first screens say enough. */
const tallest = 2_400

for (const reader of readers)
  for (const language of languages) {
    if (!isChosen({ app: reader.map.app, language })) continue
    test(`pictures of every screen of ${reader.name} in ${language}`, async ({ page, context }) => {
      await context.addCookies([{ name: 'language', value: language, url: address(reader.map.app) }])
      await onEveryScreen(page, reader, async (path, query) => {
        // A tab or a filter in the address makes no other screen.
        if (!isChosen({ screen: path }) || (query && !/=\d/.test(query))) return
        const screen = `${path.slice(1) || 'home'}${query && ' with an id'}`
        const to = join(folder, reader.map.app, screen, reader.name)
        for (const [width, size] of Object.entries(sizes)) {
          if (!isChosen({ width })) continue
          await page.setViewportSize(size)
          for (const theme of themes)
            if (isChosen({ theme })) await takePicture(page, theme, join(to, `${language} ${width} ${theme}.jpg`))
        }
      })
    })
  }

async function takePicture(page: Page, theme: (typeof themes)[number], path: string) {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
    window.scrollTo(0, 0)
  }, theme)
  // A list that has another size now loads what it lacks.
  await page.waitForTimeout(200)
  await settled(page)
  const { width, height } = page.viewportSize() ?? sizes['360']
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  // As high as the page, so that bars stand at its ends; a console scrolls inside and stays.
  await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), tallest) })
  await page.screenshot({ path, animations: 'disabled', caret: 'hide', quality: 70, type: 'jpeg' })
  await page.setViewportSize({ width, height })
}

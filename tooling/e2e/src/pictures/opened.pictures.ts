import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { languages } from '../../../../packages/domain/src/language/language.ts'
import { defaultLabels } from '../../../../packages/ui/src/labels/default-labels.ts'
import { settled } from '../crawl/every-screen.ts'
import { type Reader, readers } from '../crawl/readers.ts'
import { address } from '../steps/people.ts'
import { isChosen } from './choice.ts'
import { folder } from './contact-sheet.ts'
import { type Opened, opened } from './opened.ts'
import { takePictures } from './take-picture.ts'

const pressed = ['button', 'link', 'menuitem', 'tab', 'checkbox', 'radio'] as const

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Names of what is pressed, by their keys, in a language: what a text says of a person or a number may be anything. */
async function namesIn(language: string, { english, translations }: Reader) {
  const translation = await translations[language as keyof typeof translations]?.()
  const texts: Record<string, unknown> = {
    ...defaultLabels,
    ...english,
    ...translation?.labels,
    ...translation?.texts,
  }
  return (key: string) => {
    const text = texts[key]
    if (typeof text !== 'string') throw new Error(`No text has the key ${key}`)
    const parts = text.replaceAll(/<\/?\d+>/g, '').split(/\{[^{}]+\}/)
    // Some names say after a colon whose it is.
    return new RegExp(`^${parts.map(escaped).join('.+')}(: .+)?$`)
  }
}

/** Presses one thing after the other; false where one of them is not on the page at this width. */
async function open(page: Page, app: Reader['map']['app'], { screen, follow, press }: Opened, names: Names) {
  await page.goto(address(app, screen))
  await page.locator('main, h1').first().waitFor()
  await settled(page)
  if (follow) {
    const link = page.locator(`a[href*="${follow}?"]`).first()
    await page.goto(address(app, (await link.getAttribute('href')) ?? follow))
    await page.locator('main, h1').first().waitFor()
    await settled(page)
  }
  for (const step of press) {
    if (typeof step === 'object') {
      const name = names(step.field)
      await page.getByLabel(name).or(page.getByPlaceholder(name)).first().fill(step.type)
      continue
    }
    const name = names(step)
    const target = pressed
      .map((role) => page.getByRole(role, { name }))
      .reduce((all, one) => all.or(one))
      .filter({ visible: true })
      .first()
    const there = await target.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => false,
    )
    if (!there) return false
    await target.click()
  }
  await expectOpen(page)
  return true
}

/** Waits for what opens, whose code and data may load only now; the bar of a selection is no dialog. */
async function expectOpen(page: Page) {
  const all = page.locator('[role=dialog], [role=alertdialog], [role=menu]')
  await all
    .first()
    .waitFor({ timeout: 2_000 })
    .catch(() => undefined)
  await page.waitForTimeout(500)
  await expect(all.locator('[aria-busy=true]')).toHaveCount(0)
}

type Names = Awaited<ReturnType<typeof namesIn>>

for (const reader of readers)
  for (const language of languages) {
    const ofApp = opened.filter(
      ({ by, screen, follow, name }) =>
        by === reader.name &&
        isChosen({ app: reader.map.app, language, screen: follow ?? screen.split('?')[0], opened: name }),
    )
    if (ofApp.length === 0) continue
    test(`pictures of what opens for ${reader.name} in ${language}`, async ({ page, context }) => {
      await context.addCookies([{ name: 'language', value: language, url: address(reader.map.app) }])
      await expect(() => reader.arrive(page)).toPass()
      const names = await namesIn(language, reader)
      for (const one of ofApp) {
        const screen = (one.follow ? `${one.follow.slice(1)} with an id` : one.screen.slice(1)).split('?')[0] || 'home'
        const to = join(folder, reader.map.app, screen, `${reader.name}, ${one.name}`)
        let times = 0
        await takePictures(page, { to, language, fullPage: false }, async () => {
          const there = await open(page, reader.map.app, one, names)
          times += Number(there)
          return there
        })
        if (!isChosen({ width: '360' }) || !isChosen({ width: '1280' })) continue
        expect.soft(times, `${one.name} of ${one.screen} opens at a width`).toBeGreaterThan(0)
      }
    })
  }

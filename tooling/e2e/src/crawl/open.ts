import { expect, type Page } from '@playwright/test'
import { waitMs } from '@pramaan/testing/patience'
import { defaultLabels } from '../../../../packages/ui/src/labels/default-labels.ts'
import { address } from '../steps/people.ts'
import { openScreen } from './every-screen.ts'
import { type Opened, opened } from './opened.ts'
import type { Reader } from './readers.ts'

const pressed = ['button', 'link', 'menuitem', 'tab', 'checkbox', 'radio'] as const

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The dialogs, sheets and menus of a reader. */
export const openedBy = ({ name }: Reader) => opened.filter(({ by }) => by === name)

/** Names of what is pressed, by their keys, in a language: what a text says of a person or a number may be anything. */
export async function namesIn(language: string, { english, translations }: Reader) {
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
    // Some names say after a colon whose it is, or after a comma what is new.
    return new RegExp(`^${parts.map(escaped).join('.+')}([:,] .+)?$`)
  }
}

type Names = Awaited<ReturnType<typeof namesIn>>

/** Presses one thing after the other; false where one of them is not on the page at this width. */
export async function open(page: Page, { map }: Reader, { screen, follow, press }: Opened, names: Names) {
  await openScreen(page, address(map.app, screen))
  // Of several that a list links to, some may be done already.
  const there = follow
    ? await page.locator(`a[href*="${follow}?"]`).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    : [undefined]
  for (const path of new Set(there)) {
    if (path) await openScreen(page, address(map.app, path))
    if (await pressAll(page, press, names)) return true
  }
  return false
}

async function pressAll(page: Page, press: Opened['press'], names: Names) {
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
    const there = await target.waitFor({ timeout: waitMs }).then(
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
    .waitFor({ timeout: waitMs })
    .catch(() => undefined)
  await page.waitForTimeout(500)
  await expect(all.locator('[aria-busy=true]')).toHaveCount(0)
}

import { expect, type Locator, type Page } from '@playwright/test'
import { faultOfFocus } from './focus.ts'

/** Where each app is gone through by keys: half of a desktop’s width is what 200 % zoom leaves of it. */
export const windows = [
  { size: 'at 1280 px', viewport: { width: 1280, height: 800 } },
  { size: 'at 200 % zoom', viewport: { width: 640, height: 400 } },
  { size: 'at 320 px', viewport: { width: 320, height: 640 } },
] as const

/** Expects that the focus is on something that can be seen, with a ring, and that the page sticks out nowhere. */
export async function expectFocusInSight(page: Page, after: string) {
  await expect.soft.poll(() => faultOfFocus(page), { message: after }).toBeUndefined()
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(sideways, `pixels that stick out sideways, ${after}`).toBeLessThanOrEqual(0)
}

/** How many presses of Tab may lead to a control, and whether they go backwards. */
type Way = { most?: number; back?: boolean }

const isFocused = (target: Locator) => target.evaluateAll((all) => all.some((one) => one === document.activeElement))

/** Presses Tab until one of the targets has the focus, which may take a number of presses, and answers how many it took. */
export async function tabTo(page: Page, target: Locator, { most = 40, back = false }: Way = {}): Promise<number> {
  await expect(target.first()).toBeAttached()
  for (let presses = 0; presses <= most; presses += 1) {
    if (await isFocused(target)) return presses
    const left = await page.evaluateHandle(() => document.activeElement)
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    // From its last control the page is left for the browser's own, and the next press comes in at its start.
    const isAround = await left.evaluate((one) => one?.isConnected === true && document.activeElement === document.body)
    if (!isAround) await expectFocusInSight(page, `after Tab on the way to ${target}`)
  }
  throw new Error(`${most} presses of Tab did not lead to ${target}`)
}

/** Goes to a control and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter', way?: Way) {
  await tabTo(page, target, way)
  await page.keyboard.press(key)
}

/** Opens the menu of a narrow window, and waits until the focus is in it. */
export async function openMenu(page: Page) {
  await pressOn(page, page.getByRole('button', { name: 'Menu' }), 'Enter', { most: 150 })
  await expect(page.getByRole('dialog').locator(':focus')).toBeAttached()
}

/** Goes to a box, replaces what is in it and types. */
export async function typeInto(page: Page, target: Locator, text: string, way?: Way) {
  await tabTo(page, target, way)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Signs in by a number and the code that is sent to it. */
export async function signInByKeyboard(page: Page, mobile: string, code: () => Promise<string>) {
  await typeInto(page, page.getByLabel('Mobile number'), mobile)
  for (const box of await page.getByRole('checkbox').all()) await pressOn(page, box, 'Space')
  await pressOn(page, page.getByRole('button', { name: 'Send OTP' }))
  const box = page.getByRole('textbox', { name: /code/i })
  await expect(box).toBeFocused()
  await page.keyboard.type(await code())
}

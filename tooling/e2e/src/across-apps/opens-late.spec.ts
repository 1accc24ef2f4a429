import { expect, type Page, test } from '@playwright/test'
import { aNewEmployer } from '../steps/employer.ts'
import { reload } from '../steps/history.ts'
import { address } from '../steps/people.ts'

const code = /\/assets\/overlays-/

/** Until it is called, the code of menus and dialogs is on its way. */
async function holdCode(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(code, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a menu opened by key before its code is there opens once it is, and keeps focus, names and Escape', async ({
  page,
}) => {
  await aNewEmployer(page)
  const bring = await holdCode(page)
  await page.goto(address('employer', '/employer-dashboard'))
  const account = page.getByRole('banner').getByRole('button', { name: /^Account/ })
  await expect(account).toHaveAttribute('aria-haspopup', 'menu')
  await account.focus()
  await page.keyboard.press('ArrowDown')
  await expect(account).toHaveAttribute('aria-expanded', 'true')
  await expect(account).toBeFocused()
  bring()
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(account).toBeFocused()
})

test('who goes on to something else while a menu is on its way is not called back', async ({ page }) => {
  await aNewEmployer(page)
  const bring = await holdCode(page)
  await page.goto(address('employer', '/employer-dashboard'))
  const account = page.getByRole('banner').getByRole('button', { name: /^Account/ })
  await account.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await expect(account).toHaveAttribute('aria-expanded', 'false')
  const loaded = page.waitForResponse(code)
  bring()
  await loaded
  await expect(page.getByRole('menu')).toBeHidden()
})

test('without a network the press changes nothing, and the next one with it opens', async ({ page }) => {
  await aNewEmployer(page)
  await page.route(code, (route) => route.abort())
  await page.goto(address('employer', '/employer-dashboard'))
  const bell = page.getByRole('banner').getByRole('button', { name: /Notifications/ })
  const failed = () => page.waitForEvent('requestfailed', (request) => code.test(request.url()))
  await Promise.all([failed(), bell.hover()])
  await Promise.all([failed(), bell.click()])
  await expect(bell).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute(code)
  await bell.click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
})

test('the code comes by itself once the first screen stands, unless the person saves data', async ({ page }) => {
  await aNewEmployer(page)
  const stands = () => page.evaluate(() => performance.getEntriesByName('first screen stands').length)
  const arrived = page.waitForResponse(code)
  await page.goto(address('employer', '/employer-dashboard'))
  await arrived
  expect(await stands()).toBe(1)
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await reload(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await stands()).toBe(0)
})

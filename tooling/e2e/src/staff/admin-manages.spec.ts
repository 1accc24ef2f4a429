import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { leaveFor } from '../steps/history.ts'
import { address, aNewMobile, arriveAs, call } from '../steps/people.ts'
import { test } from '../steps/same-settings.ts'

/** An Admin and a generated candidate of each width that no other journey signs in; and the price that it changes. */
const casts = {
  phone: { admin: '9000100016', buyer: '9000100154', price: 'Premium plan, 365 days', usual: '29990', next: '28990' },
  desktop: { admin: '9000100017', buyer: '9000100155', price: 'Drive application', usual: '1000', next: '1150' },
} as const

async function setPrice(page: Page, price: string, value: string) {
  await leaveFor(page, address('staff', '/admin-settings'))
  await page.getByRole('button', { name: `Change ${price}` }).click()
  await page.getByLabel('New value').fill(value)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${price} is ₹${Number(value).toLocaleString('en-IN')} now.`)).toBeVisible()
}

/** Chooses an action for the only account that a number finds, and says why. */
async function decide(page: Page, action: 'Suspend' | 'Restore', mobile: string) {
  await leaveFor(page, address('staff', `/admin-people?tab=candidates&term=${mobile}`))
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: `${action}…` }).click()
  await page.getByLabel('Why').fill('A trial of the house')
  await expectAccessible(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${action} `) })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** In a window of 1280 × 800 the palette leads to a suspended person, whose reason and Restore are in sight, as is the menu. */
async function fitsALaptop(page: Page, mobile: string) {
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('Control+K')
  const palette = page.getByRole('dialog', { name: 'Go anywhere, find anyone' })
  await palette.getByRole('combobox').fill(mobile)
  await palette.getByRole('option', { name: /Suspended/ }).click()
  await expect(page).toHaveURL(/tab=suspended&term=/)
  for (const part of [
    page.getByRole('cell', { name: 'A trial of the house' }),
    page.getByRole('button', { name: /^Restore / }),
  ])
    await expect(part.first()).toBeInViewport({ ratio: 1 })
  const menu = page.getByRole('navigation', { name: 'Menu' })
  expect(await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  await page.keyboard.press('j')
  await expect(page.getByRole('row', { name: /A trial of the house/ }).first()).toBeFocused()
  await expectAccessible(page)
  if (usual) await page.setViewportSize(usual)
}

test('an Admin changes a price, suspends and restores, keeps a list and a coupon, and finds all of it in the log', async ({
  page,
  browser,
  keepSettings,
}, { project }) => {
  const { admin, buyer: mobile, price, usual, next } = casts[project.name === 'phone' ? 'phone' : 'desktop']
  const serial = aNewMobile().slice(-6)
  const buyer = await (await browser.newContext()).newPage()
  await arriveAs(buyer, 'candidate', mobile)
  await expect(buyer.getByRole('button', { name: 'Verify' })).toHaveCount(0)
  await arriveAs(page, 'staff', admin, '/admin-settings')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await keepSettings()
  await test.step('a price holds at once, also at the buyer’s', async () => {
    await setPrice(page, price, next)
    if (project.name === 'desktop')
      expect((await call(buyer, 'GET', '/api/prices')).data).toMatchObject({ PlacementDrive: Number(next) })
    await setPrice(page, price, usual)
  })
  await test.step('a suspended candidate is out at once, and back in once restored', async () => {
    await decide(page, 'Suspend', mobile)
    await buyer.goto(address('candidate', '/settings'))
    await expect(buyer.getByLabel('Mobile number')).toBeVisible()
    if (project.name === 'desktop') await fitsALaptop(page, mobile)
    await decide(page, 'Restore', mobile)
    await arriveAs(buyer, 'candidate', mobile)
    await expect(buyer.getByRole('button', { name: 'Verify' })).toHaveCount(0)
  })
  const role = `Drone Pilot ${serial}`
  await test.step('a job role is offered, and excluded again', async () => {
    await leaveFor(page, address('staff', '/admin-lists?list=job-roles'))
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Add to: Job roles' })
    await dialog.getByLabel('Name').fill(role)
    await dialog.getByLabel('Domain', { exact: true }).selectOption({ index: 1 })
    await dialog.getByLabel('Subdomain').fill('Delivery')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(`${role} is saved.`)).toBeVisible()
    await leaveFor(page, address('staff', `/admin-lists?list=job-roles&term=${serial}`))
    await page.getByRole('button', { name: `Exclude ${role}` }).click()
    await expect(page.getByRole('button', { name: `Restore ${role}` })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('a coupon is made', async () => {
    await leaveFor(page, address('staff', '/admin-coupons'))
    await page.getByRole('button', { name: 'Create a coupon' }).first().click()
    await page.getByLabel('Code').fill(`HOUSE${serial}`)
    await page.getByLabel('How much').fill('10')
    await page.getByRole('checkbox', { name: 'Course' }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create the coupon' }).click()
    await expect(page.getByText(`HOUSE${serial} is ready.`)).toBeVisible()
  })
  await test.step('the log has all of it', async () => {
    await leaveFor(page, address('staff', '/admin-audit'))
    await page.getByLabel('Who', { exact: true }).fill(admin)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByText(`code: HOUSE${serial}`)).toBeVisible()
    for (const action of [
      'Made a coupon',
      'Changed a list',
      'Added to a list',
      'Restored an account',
      'Suspended an account',
    ])
      await expect(page.getByText(action, { exact: true }).first()).toBeVisible()
    await leaveFor(page, address('staff', `/admin-audit?who=${admin}&group=settings`))
    await expect(page.getByText(`${usual} → ${next}`).first()).toBeVisible()
    await expectAccessible(page)
  })
  await buyer.context().close()
})

import { expect, test } from '@playwright/test'
import { entry } from '../steps/history.ts'
import { address, arriveAs } from '../steps/people.ts'

/** Generated candidates that no other journey uses, one a test and project. */
const mobileOf = (test: number, project: string) => `90001001${75 + 2 * test + (project === 'phone' ? 0 : 1)}`

test.describe('Back', () => {
  test('closes the menu, the notifications and a dialog before it leaves the page', async ({ page }, { project }) => {
    await arriveAs(page, 'candidate', mobileOf(0, project.name), '/jobs')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const start = await entry(page)
    const job = page.getByRole('listitem').getByRole('heading', { level: 3 }).getByRole('link').first()
    const openers = [
      page.getByRole('button', { name: 'Menu', exact: true }),
      page.getByRole('button', { name: /^Notifications/ }),
      job,
    ]
    for (const opener of openers) {
      if (!(await opener.isVisible())) continue
      await opener.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect.poll(() => entry(page)).toBe(start + 1)
      await page.goBack()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page).toHaveURL(address('candidate', '/jobs'))
      await expect(opener).toBeFocused()
    }
    await page.getByRole('button', { name: /^Account of/ }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expect.poll(() => entry(page)).toBe(start + 1)
    await page.goBack()
    await expect(page.getByRole('menu')).toBeHidden()
    await page.goForward()
    await expect.poll(() => entry(page)).toBe(start)
    await expect(page).toHaveURL(address('candidate', '/jobs'))
  })

  test('leaves the page at once after Escape, Close, and a reload with a sheet open', async ({ page }, { project }) => {
    await arriveAs(page, 'candidate', mobileOf(1, project.name), '/')
    await page.getByRole('link', { name: 'Jobs', exact: true }).first().click()
    // The page before has a heading, too.
    await page.waitForURL(address('candidate', '/jobs'))
    await page.getByRole('heading', { level: 1 }).waitFor()
    const start = await entry(page)
    const bell = page.getByRole('button', { name: /^Notifications/ })
    await bell.click()
    await expect.poll(() => entry(page)).toBe(start + 1)
    await page.keyboard.press('Escape')
    await expect.poll(() => entry(page)).toBe(start)
    await bell.click()
    await expect.poll(() => entry(page)).toBe(start + 1)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => entry(page)).toBe(start)
    await bell.click()
    await expect.poll(() => entry(page)).toBe(start + 1)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => entry(page)).toBe(start)
    await page.goBack()
    await expect(page).toHaveURL(address('candidate', '/'))
  })

  test('asks about unsaved work in a dialog, and Back again stays', async ({ page }, { project }) => {
    await arriveAs(page, 'candidate', mobileOf(2, project.name), '/candidate-profile')
    await page.getByRole('button', { name: 'Edit personal information' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill('Asha Pawar Kulkarni')
    await page.goBack()
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await page.goBack()
    await expect(question).toBeHidden()
    await expect(dialog.getByRole('textbox').first()).toHaveValue('Asha Pawar Kulkarni')
    await page.goBack()
    await question.getByRole('button').last().click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(address('candidate', '/candidate-profile'))
  })

  test('from a page leads to the row that was opened, where it was', async ({ page }, { project }) => {
    await arriveAs(page, 'candidate', project.name === 'phone' ? '9000100145' : '9000100146', '/jobs?sort=newest')
    const row = page.getByRole('listitem').getByRole('heading', { level: 3 }).getByRole('link').nth(6)
    await row.scrollIntoViewIfNeeded()
    const title = await row.textContent()
    await row.click()
    const position = await page.evaluate(() => window.scrollY)
    expect(position).toBeGreaterThan(0)
    await page.getByRole('dialog').getByRole('link', { name: 'See full details' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await page.goBack()
    await expect(row).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(position)
  })
})

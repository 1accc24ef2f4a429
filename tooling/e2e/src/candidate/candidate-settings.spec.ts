import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { reload } from '../steps/history.ts'
import { arriveAs } from '../steps/people.ts'

/** Generated candidates that no other journey uses, one a project. */
const mobiles: Record<string, string> = { phone: '9000100170', desktop: '9000100171' }

test('a candidate speaks Hindi, goes dark, takes their data along and withdraws a consent', async ({ page }, {
  project,
}) => {
  await arriveAs(page, 'candidate', mobiles[project.name] ?? '', '/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()

  await test.step('the language stays over a reload, and comes back', async () => {
    await page.getByRole('button', { name: /^Account of/ }).click()
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/preferences') && response.request().method() === 'PUT',
    )
    await page.getByRole('menuitemcheckbox', { name: 'हिन्दी' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'सेटिंग' })).toBeVisible()
    await saved
    await reload(page)
    await expect(page.getByRole('heading', { level: 1, name: 'सेटिंग' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await expect(page.getByRole('radio', { name: 'हिन्दी' })).toBeChecked()
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'English' }).check()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  await test.step('the theme stays over a reload', async () => {
    await page.getByRole('radio', { name: 'Dark' }).check()
    await reload(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expectAccessible(page)
  })

  await test.step('all data comes as one file', async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download all my data' }).click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/^pramaan-data-\d{4}-\d\d-\d\d\.zip$/)
    const bytes = await readFile(await file.path(), 'latin1')
    expect(bytes.startsWith('PK')).toBe(true)
    for (const name of ['my-data.html', 'my-data.pdf', 'my-data.json']) expect(bytes).toContain(name)
  })

  await test.step('a withdrawn consent ends the use of the account', async () => {
    await page.getByRole('button', { name: 'Withdraw Privacy policy' }).click()
    await page.getByRole('button', { name: 'Withdraw and sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in or create your account' })).toBeVisible()
  })
})

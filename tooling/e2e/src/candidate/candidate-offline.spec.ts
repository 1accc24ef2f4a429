import { expect, test } from '@playwright/test'
import { address, arriveAs } from '../steps/people.ts'

test('navigation without a network stays in the app with a message, and continues when the network is back', async ({
  page,
  context,
}, { project }) => {
  await arriveAs(page, 'candidate', project.name === 'phone' ? '9000100181' : '9000100182', '/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Jobs', exact: true }).last().click()
  const failure = page.getByRole('alert').filter({ hasText: 'This page needs the network' })
  await expect(failure).toBeVisible()
  await expect(page).toHaveURL(address('candidate', '/jobs'))
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()

  await test.step('Retry without a network shows the same message, and Back goes back', async () => {
    await failure.getByRole('button', { name: 'Retry' }).click()
    await expect(failure).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(address('candidate', '/settings'))
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  })

  await page.getByRole('link', { name: 'Jobs', exact: true }).last().click()
  await expect(failure).toBeVisible()
  // A phone that has just found its network loses the first requests.
  let lost = 0
  await page.route('**/icon.svg', (route) => (++lost > 2 ? route.continue() : route.abort()))
  await context.setOffline(false)
  await expect(failure).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(lost).toBeGreaterThan(2)
  await expect(page).toHaveURL(address('candidate', '/jobs'))
})

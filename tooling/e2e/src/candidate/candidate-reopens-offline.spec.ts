import { expect, test } from '@playwright/test'
import { reload } from '../steps/history.ts'
import { address, arriveAs } from '../steps/people.ts'

test.use({ serviceWorkers: 'allow' })

test('visited screens open without a network, after a restart too, with what was last seen and its age', async ({
  page,
  context,
}, { project }) => {
  await arriveAs(page, 'candidate', project.name === 'phone' ? '9000100183' : '9000100184', '/settings')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await page.goto(address('candidate', '/jobs'))
  const found = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await expect(found).toHaveText(/jobs? found/)
  const title = await found.textContent()
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await reload(page)
  await expect(found).toHaveText(title ?? '')
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline. Seen' })).toBeVisible()

  await test.step('a screen that was not opened says so, and the network brings it', async () => {
    await page.goto(address('candidate', '/placement-drives'))
    await expect(page.getByRole('alert').filter({ hasText: 'This page needs the network' })).toBeVisible()
    await expect(page.getByText('You are offline. Waiting for the network.')).toBeVisible()
    await expect(page.getByText(/Seen/)).toBeHidden()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('You are offline')).toBeHidden()
  })
})

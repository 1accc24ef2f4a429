import { expect, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { arriveAs } from '../steps/people.ts'

/** Generated candidates that no other journey uses, one a project. */
const mobiles: Record<string, string> = { phone: '9000100190', desktop: '9000100191' }

test('a candidate turns their public page on, a person reads it without signing in, and turned off it is gone', async ({
  page,
  browser,
}, { project }) => {
  await arriveAs(page, 'candidate', mobiles[project.name] ?? '', '/my-page')
  await expect(page.getByRole('heading', { name: 'Your page is off' })).toBeVisible()
  await page.getByRole('button', { name: 'Turn on my page' }).click()
  const link = (await page.getByRole('link', { name: 'Open page' }).getAttribute('href')) ?? ''
  expect(link).toMatch(/\/p\/[a-z-]+-[a-z0-9]{7}$/)
  await expectAccessible(page)

  // A browser of its own, which nobody has signed in with.
  const context = await browser.newContext({ viewport: page.viewportSize() })
  const visitor = await context.newPage()
  const answer = await visitor.goto(link)
  expect(answer?.status()).toBe(200)
  expect(await answer?.text()).toContain('<meta property="og:title"')
  const name = visitor.getByRole('heading', { level: 1 })
  await expect(name).toBeVisible()
  await expect(visitor).toHaveTitle(`${await name.textContent()} · Pramaan`)
  await expect(visitor.getByRole('link', { name: 'Hire on Pramaan' })).toBeVisible()
  expect(await visitor.getByRole('main').textContent()).not.toContain(mobiles[project.name])
  await expectAccessible(visitor)

  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('heading', { name: 'Your page is off' })).toBeVisible()
  expect((await visitor.reload())?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { name: 'There is no page here' })).toBeVisible()
  await context.close()
})

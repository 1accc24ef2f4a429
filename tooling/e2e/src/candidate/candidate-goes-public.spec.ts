import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { reload } from '../steps/history.ts'
import { arriveAs } from '../steps/people.ts'
import { asStranger, previewOf, sticksOut } from '../steps/stranger.ts'

/** Generated candidates that no other journey uses, one a project. */
const mobiles: Record<string, string> = { phone: '9000100190', desktop: '9000100191' }

/** Gives a page's browser the share sheet of a phone, which keeps what it was handed. */
function giveShareSheet(page: Page) {
  return page.addInitScript(() => {
    const share = async (shared: ShareData) => localStorage.setItem('shared', JSON.stringify(shared))
    Object.defineProperty(navigator, 'share', { value: share })
  })
}

test('a candidate turns their public page on and shares it, a person reads it without signing in, and turned off it is gone', async ({
  page,
  context,
  browser,
}, { project }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await arriveAs(page, 'candidate', mobiles[project.name] ?? '', '/my-page')
  await expect(page.getByRole('heading', { name: 'Your page is off' })).toBeVisible()
  await page.getByRole('button', { name: 'Turn on my page' }).click()
  const link = (await page.getByRole('link', { name: 'Open page' }).getAttribute('href')) ?? ''
  expect(link).toMatch(/\/p\/[a-z-]+-[a-z0-9]{7}$/)
  await expectAccessible(page)

  await test.step('its link is copied, and on a phone handed to the share sheet', async () => {
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await giveShareSheet(page)
    await reload(page)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const shared = () => page.evaluate(() => JSON.parse(localStorage.getItem('shared') ?? '{}') as unknown)
    await expect.poll(shared).toEqual({ title: expect.stringMatching(/ on Pramaan$/), url: link })
  })

  // A browser of its own, which nobody has signed in with.
  const other = await browser.newContext({ viewport: page.viewportSize() })
  const visitor = await other.newPage()
  const answer = await visitor.goto(link)
  expect(answer?.status()).toBe(200)
  const heading = visitor.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const name = (await heading.textContent()) ?? ''
  await expect(visitor).toHaveTitle(`${name} · Pramaan`)
  await expect(visitor.getByRole('link', { name: 'Hire on Pramaan' })).toBeVisible()
  expect(await visitor.getByRole('main').textContent()).not.toContain(mobiles[project.name])
  await expectAccessible(visitor)

  await test.step('without a script a stranger reads the same, and a messenger its preview', async () => {
    const headings = await visitor.getByRole('heading', { level: 2 }).allTextContents()
    await asStranger(browser, page, link, async (reader) => {
      await expect(reader.getByRole('heading', { level: 1, name })).toBeVisible()
      const shown = await reader.getByRole('heading', { level: 2 }).allTextContents()
      expect(shown.length).toBeGreaterThan(1)
      expect(headings).toEqual(expect.arrayContaining(shown))
      await expect(reader.getByRole('link', { name: 'Hire on Pramaan' })).toBeVisible()
      expect(await reader.getByRole('main').textContent()).not.toContain(mobiles[project.name])
      expect(await sticksOut(reader)).toBe(false)
      const preview = await previewOf(reader)
      expect(preview).toMatchObject({ title: expect.stringContaining(name), url: link })
      expect(preview.description).toBeTruthy()
      const image = await reader.goto(preview.image ?? '')
      expect([image?.status(), image?.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)])
    })
  })

  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('heading', { name: 'Your page is off' })).toBeVisible()
  expect((await reload(visitor))?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { name: 'There is no page here' })).toBeVisible()
  await asStranger(browser, page, link, async (reader, gone) => {
    expect(gone?.status()).toBe(404)
    await expect(reader.getByRole('heading', { level: 1, name: 'There is no page here' })).toBeVisible()
    expect(await reader.content()).not.toContain(name)
  })
  await other.close()
})

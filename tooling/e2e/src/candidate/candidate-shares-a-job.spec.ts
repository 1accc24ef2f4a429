import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { address, arriveAs, call, enterCode, otpOf, requestCode } from '../steps/people.ts'

/** Generated candidates that no other journey uses, two a project: who shares, and who is shared with. */
const mobiles: Record<string, readonly [string, string]> = {
  phone: ['9000100176', '9000100177'],
  desktop: ['9000100178', '9000100179'],
}

type Listed = { ID: number; Title: string; PlacementDriveID: number | null }

/** A job of no drive, whose page search engines may list, and that no other journey posts and deletes. */
async function anAdvertisedJob(page: Page) {
  const { data } = await call(page, 'GET', '/api/jobs?sort=newest&pageSize=50')
  const one = (data as Listed[]).find(
    ({ PlacementDriveID, Title }) => PlacementDriveID === null && !/^(Service engineer|Import )/.test(Title),
  )
  return { id: one?.ID ?? 0, title: one?.Title ?? '' }
}

test('a job is shared by its link, read without a sign-in or a script, and applied to by who signs in there', async ({
  page,
  context,
  browser,
}, { project }) => {
  const [sharer, friend] = mobiles[project.name] ?? ['', '']
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await arriveAs(page, 'candidate', sharer, '/jobs')
  const { id, title } = await anAdvertisedJob(page)
  await page.goto(address('candidate', `/job-details?Job=${id}`))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: `Share ${title}` }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(`/jobs/${id}-`)

  const viewport = page.viewportSize()
  const still = await browser.newContext({ viewport, javaScriptEnabled: false })
  const reader = await still.newPage()
  const answer = await reader.goto(link)
  expect(answer?.status()).toBe(200)
  const posting = /<script type="application\/ld\+json">(.+?)<\/script>/s.exec((await answer?.text()) ?? '')
  expect(JSON.parse(posting?.[1] ?? '{}')).toMatchObject({ '@type': 'JobPosting', title })
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await still.close()

  const other = await browser.newContext({ viewport })
  const visitor = await other.newPage()
  await visitor.goto(link)
  await expectAccessible(visitor)
  await visitor.getByRole('link', { name: /^Apply/ }).click()
  await requestCode(visitor, friend)
  await enterCode(visitor, await otpOf(`+91${friend}`))
  await expect(visitor).toHaveURL(address('candidate', `/job-details?Job=${id}`))
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await visitor.getByRole('button', { name: `Apply to ${title}` }).click()
  await expect(visitor.getByRole('button', { name: `Applied to ${title}` })).toBeVisible()
  await other.close()
})

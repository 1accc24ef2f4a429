import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { reload } from '../steps/history.ts'
import { address, arriveAs, call } from '../steps/people.ts'

/** A generated candidate of each width that no other journey signs in. */
const mobiles: Record<string, string> = { phone: '9000100140', desktop: '9000100141' }

const count = (page: Page) => page.getByRole('heading', { name: /^(1 job|All \d+ jobs) found$/ })
const shared = 'Your skill profile has been shared with the recruiter!'

/** How far the page is scrolled, in pixels. */
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** How many applications the candidate has, as the server knows it. */
async function countOfMine(page: Page) {
  const { data } = await call(page, 'GET', '/api/my-applications?pageSize=50')
  return (data as unknown[]).length
}

/** The title of the first job that can still be applied to, and that no other journey posts and deletes. */
async function anOpenJob(page: Page) {
  const apply = page.getByRole('button', { name: /^Apply to (?!Service engineer|Import |Welder )/ }).first()
  return (await apply.getAttribute('aria-label'))?.replace('Apply to ', '') ?? ''
}

test('a candidate finds a job by search and filters, reads it, applies, and follows the application [S-013]', async ({
  page,
}, { project }) => {
  const isPhone = project.name === 'phone'
  await arriveAs(page, 'candidate', mobiles[project.name] ?? '', '/jobs?sort=newest')
  await expect(page.getByText('Top jobs matching your profile')).toBeVisible()
  await expect(count(page)).toBeVisible()
  await expectAccessible(page)
  const full = await count(page).textContent()
  await test.step('filters and search are in the address', async () => {
    if (isPhone) await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('radio', { name: /^Full time/ }).check()
    await page.getByRole('checkbox', { name: /^Pune/ }).check()
    if (isPhone) await expectAccessible(page)
    if (isPhone) await page.getByRole('button', { name: /^Show \d+ jobs?$/ }).click()
    await expect(page.getByRole('button', { name: 'Remove Pune' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Search jobs' }).fill('e')
    await expect(page).toHaveURL(/term=e&location=Pune&type=Full%20Time/)
    await expect(count(page)).not.toHaveText(full ?? '')
    await reload(page)
    // The exact number changes with what other journeys post meanwhile.
    await expect(count(page)).not.toHaveText(full ?? '')
    await expect(page.getByRole('button', { name: 'Remove Pune' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove Full time' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Search jobs' })).toHaveValue('e')
  })
  const title = await anOpenJob(page)
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Apply to ${title}` }) })
  await test.step('on a phone a job’s words have the whole card, below the bookmark too', async () => {
    if (!isPhone) return
    const save = await row
      .getByRole('button', { name: `Save ${title}` })
      .first()
      .boundingBox()
    const words = await row.getByRole('paragraph').first().boundingBox()
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeGreaterThan((save?.x ?? 0) + 20)
  })
  await test.step('the details page applies and confirms it', async () => {
    await row.getByRole('link', { name: title, exact: true }).first().click()
    const details = page.getByRole('dialog', { name: 'Job details' })
    await expect(details.getByText('Required skills')).toBeVisible()
    await expectAccessible(page)
    await details.getByRole('button', { name: `Apply to ${title}` }).click()
    await expect(details.getByRole('button', { name: `Applied to ${title}` })).toBeDisabled()
    await expect(page.getByText(shared)).toBeVisible()
    await details.getByRole('button', { name: 'Close' }).click()
  })
  await test.step('the jobs that are shown are exported', async () => {
    const download = page.waitForEvent('download')
    const tools = page.getByRole('button', { name: 'More tools' })
    if (await tools.isVisible()) await tools.click()
    await page
      .getByRole('button', { name: 'Export to CSV' })
      .or(page.getByRole('menuitem', { name: 'Export to CSV' }))
      .click()
    expect((await download).suggestedFilename()).toBe('Jobs.csv')
  })
  await test.step('my applications follow it', async () => {
    await page.evaluate(() => window.scrollTo(0, 200))
    if (isPhone) await page.getByRole('button', { name: 'Menu' }).click()
    const left = await scrolled(page)
    expect(left, 'the page stays where it was when its menu opens').toBe(200)
    await page.getByRole('link', { name: 'My applications' }).locator('visible=true').click()
    await expect.poll(() => scrolled(page), 'a new page starts on top').toBe(0)
    const timeline = page.getByRole('list', { name: `What happened to ${title}` }).first()
    await expect(timeline.getByText('Sent')).toBeVisible()
    await expect(timeline.getByText('still to come').first()).toBeAttached()
    await expectAccessible(page)
    await page.getByRole('link', { name: title, exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'You have applied' })).toBeVisible()
    await page.goBack()
    await expect(timeline.getByText('Sent')).toBeVisible()
    await page.goBack()
    await expect.poll(() => scrolled(page), 'Back comes to the same place').toBe(left)
  })
})

test('an application made without a network is saved over a reload, and made once by two tabs when it is back', async ({
  page,
  context,
}, { project }) => {
  await arriveAs(page, 'candidate', mobiles[project.name] ?? '', '/jobs?sort=newest')
  await expect(count(page)).toBeVisible()
  const title = await anOpenJob(page)
  const before = await countOfMine(page)
  // Every try of it, also the first that fails, must carry the one key.
  const keys = new Set<string | undefined>()
  context.on('request', (request) => {
    if (request.url().endsWith('/api/job-application')) keys.add(request.headers()['idempotency-key'])
  })
  await context.setOffline(true)
  await page
    .getByRole('button', { name: `Apply to ${title}` })
    .first()
    .click()
  await expect(page.getByText(/We’ll send it when you’re online/)).toBeVisible()
  // The pages load again, but applications do not get through yet.
  await context.route('**/api/job-application', (route) => route.abort())
  await context.setOffline(false)
  await reload(page)
  await expect(page.getByRole('button', { name: 'Waiting', exact: true })).toBeVisible()
  const other = await context.newPage()
  await other.goto(address('candidate', '/my-applications'))
  const cancel = other.getByRole('button', { name: `Cancel the application to ${title}` })
  await expect(cancel).toBeVisible()
  await context.unroute('**/api/job-application')
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(cancel).toBeHidden()
  await expect(other.getByRole('list', { name: `What happened to ${title}` }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Waiting', exact: true })).toBeHidden()
  expect(keys.size).toBe(1)
  expect(await countOfMine(page)).toBe(before + 1)
})

import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { aNewEmployer } from '../steps/employer.ts'
import { reload } from '../steps/history.ts'
import { address } from '../steps/people.ts'
import { aNewcomer, pick } from '../steps/registration.ts'

const name = 'Asha Demo'
const point = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Everything that the full form asks for. */
async function fillAll(page: Page, title: string) {
  await page.getByLabel('Job title').fill(title)
  await page.getByLabel('Domain').selectOption('Software')
  await pick(page, 'Role', 'Backend Developer')
  await page.getByRole('radio', { name: 'Full time' }).check()
  await page.getByRole('radio', { name: 'Hybrid' }).check()
  await page.getByLabel('Location', { exact: true }).selectOption('Panvel')
  await page.getByLabel('Experience').selectOption('Fresher')
  await page.getByLabel('Qualification').selectOption('Graduation')
  await pick(page, 'Degrees', 'BCA')
  const suggested = page.getByRole('region', { name: 'Suggested for Backend Developer' })
  await suggested.first().getByRole('button', { name: 'Add all' }).click()
  await suggested.getByRole('button', { name: 'Java', exact: true }).click()
  await page.getByLabel('CTC in LPA').selectOption('4.3 to 5')
  await page.getByLabel('Openings').fill('3')
  await page.getByLabel('Description').fill('Services in Java, कौशल and good tea ☕.')
}

test('a new employer posts a job, a candidate applies, the employer answers, changes, closes and deletes it, and the candidate keeps the history', async ({
  page,
  browser,
  hasTouch,
  extraHTTPHeaders,
  viewport,
}) => {
  const theirs = await browser.newContext({ viewport, hasTouch, ...(extraHTTPHeaders && { extraHTTPHeaders }) })
  const candidate = await theirs.newPage()
  const [{ mobile }] = await Promise.all([aNewcomer(candidate, '/', ['Java']), aNewEmployer(page)])
  const title = `Service engineer ${mobile}`
  const heading = page.getByRole('heading', { level: 1, name: title })

  await test.step('posts it by the full form, bad input first', async () => {
    await page.goto(address('employer', '/jobs'))
    await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add job' }).click()
    await page.getByRole('menuitem', { name: 'Full form' }).click()
    await page.getByRole('button', { name: 'Post job' }).click()
    await expect(page.getByText('Please provide the job title.')).toBeVisible()
    await expect(page.getByLabel('Job title')).toBeFocused()
    await expectAccessible(page)
    await fillAll(page, title)
    const image = page.getByRole('region', { name: 'Image of the job optional' }).locator('input[type=file]')
    await image.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') })
    await expect(page.getByText('Please upload a valid image file (JPEG, PNG, GIF, or WEBP)')).toBeVisible()
    await image.setInputFiles({ name: 'desk.png', mimeType: 'image/png', buffer: Buffer.from(point, 'base64') })
    await expect(page.getByRole('img', { name: 'The image of the job' })).toHaveAttribute('src', /^\/api\/files\//)
    await reload(page)
    await expect(page.getByText('We saved what you had typed.')).toBeVisible()
    await expect(page.getByLabel('Domain')).not.toHaveValue('')
    await page.getByRole('button', { name: 'Post job' }).click()
    await expect(heading).toBeVisible()
    await expect(page).toHaveURL(/\/job-details\?Job=\d+$/)
  })

  await test.step('the candidate finds it and applies', async () => {
    await candidate.goto(address('candidate', `/jobs?term=${mobile}`))
    await candidate.getByRole('button', { name: `Apply to ${title}` }).click()
    await expect(candidate.getByRole('button', { name: `Applied to ${title}` })).toBeDisabled()
  })

  await test.step('the employer shortlists and calls who applied', async () => {
    await page.goto(address('employer', '/all-emp-applications'))
    await expect(page.getByRole('heading', { name: '1 application found' })).toBeVisible()
    await page.getByRole('button', { name: `Details of ${name}` }).click()
    await expectAccessible(page)
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('tab', { name: /^Applied\s*1$/ })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: `Shortlist ${name}` }).click()
    await expect(page.getByText(`${name} is shortlisted and has been notified.`)).toBeVisible()
    await page.getByRole('button', { name: `Contact ${name}` }).click()
    await expect(page.getByRole('link', { name: `Call ${name}` })).toHaveAttribute('href', `tel:+91${mobile}`)
    await expectAccessible(page)
  })

  await test.step('edits the job, closes and reopens it', async () => {
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Openings').fill('6')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('6 openings')).toBeVisible()
    await page.getByRole('button', { name: 'Close job' }).click()
    await expect(page.getByText(/^Closed on/)).toBeVisible()
    await reload(candidate)
    await expect(candidate.getByRole('heading', { name: 'No jobs found' })).toBeVisible()
    await page.getByRole('button', { name: 'Reopen job' }).click()
    await expect(page.getByText(/^Closed on/)).toBeHidden()
  })

  await test.step('deletes it after a question', async () => {
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Confirm delete' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: `Delete ${title}` }).click()
    await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible()
    await expect(page).toHaveURL(/\/jobs$/)
  })

  await test.step('the candidate keeps the history', async () => {
    await candidate.goto(address('candidate', '/my-applications'))
    const timeline = candidate.getByRole('list', { name: `What happened to ${title}` })
    await expect(timeline.getByText('Sent')).toBeVisible()
    await expect(timeline.getByText(/shortlisted/i).first()).toBeVisible()
  })
  await theirs.close()
})

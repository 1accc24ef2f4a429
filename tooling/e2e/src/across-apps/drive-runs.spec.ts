import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { endCheckout } from '../steps/checkout.ts'
import { aNewEmployer } from '../steps/employer.ts'
import { reload } from '../steps/history.ts'
import { address, arriveAs } from '../steps/people.ts'
import { aNewcomer } from '../steps/registration.ts'

const title = 'कौशल hiring day'
/** A Counsellor of the demo that no other journey signs in. */
const reviewer = '9000000023'
const point = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A file in the part of the form that is named so. */
async function upload(page: Page, part: string, name: string, mimeType: string) {
  const section = page.getByRole('region', { name: part, exact: true })
  await section.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(point, 'base64') })
}

/** A day so many days from today. */
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/** Types a date, given as yyyy-MM-dd, into a date field, as a person does. */
async function fillDate(page: Page, label: string, date: string) {
  await page.getByRole('spinbutton', { name: `day, ${label}` }).click()
  await page.keyboard.type(date.split('-').reverse().join('/'))
}

/** What the spec asks of every drive. */
async function fillBasics(page: Page) {
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Sub-Title').fill('For makers of the web')
  await page.getByLabel('Avg. Package').fill('4.5')
  await page.getByLabel('Openings').fill('12')
  await page.getByLabel('Qualification').selectOption('Graduation')
  await page.getByLabel('Location', { exact: true }).selectOption('Nashik')
  await page.getByLabel('Domain').selectOption({ index: 1 })
  await fillDate(page, 'Start date', day(5))
  await fillDate(page, 'End date', day(3))
}

/** The lists of the form, a banner and a logo; the second highlight goes first by the keyboard. */
async function fillLists(page: Page) {
  await upload(page, 'Banner image', 'banner.png', 'image/png')
  await expect(page.getByRole('img', { name: 'The current banner' })).toHaveAttribute('src', /^\/api\/files\//)
  await page.getByRole('button', { name: 'Add a highlight' }).click()
  await page.keyboard.type('Six companies')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Offers on the same day')
  await page.getByRole('button', { name: 'Move Highlight 2 up' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Highlight 1' })).toHaveValue('Offers on the same day')
  await page.getByRole('button', { name: 'Add a step' }).click()
  await page.getByLabel('Step 1: Title').fill('Aptitude test')
  await page.getByRole('button', { name: 'Add a company' }).click()
  await page.getByLabel('Company 1: Name').fill('Demo Works')
  await upload(page, 'Company 1: Logo', 'logo.gif', 'image/gif')
  await expect(page.getByText('Only JPG, JPEG, and PNG files are allowed.')).toBeVisible()
  await upload(page, 'Company 1: Logo', 'logo.png', 'image/png')
  await expect(page.getByRole('img', { name: 'Logo of Demo Works' })).toHaveAttribute('src', /^\/api\/files\//)
}

/** From the empty list by the form to the published drive; answers its id. */
async function buildDrive(page: Page): Promise<string> {
  await page.goto(address('employer', '/emp-placement-drives'))
  await expect(page.getByRole('heading', { name: 'No placement drives found' })).toBeVisible()
  await page.getByRole('link', { name: 'Add placement drive' }).first().click()
  await page.getByRole('button', { name: 'Publish drive' }).click()
  await expect(page.getByText('Please provide a valid title.')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  await fillBasics(page)
  await page.getByRole('button', { name: 'Publish drive' }).click()
  await expect(page.getByText('The end date cannot be before the start date.')).toBeVisible()
  await fillDate(page, 'End date', day(6))
  await fillLists(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Data will be lost' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  page.once('dialog', (question) => void question.accept())
  await reload(page)
  await expect(page.getByText('This is your draft from before, not published yet.')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish drive' }).click()
  await expect(page).toHaveURL(/\/emp-placement-drive-details\?drive=\d+$/)
  return new URL(page.url()).searchParams.get('drive') ?? ''
}

async function addJob(page: Page) {
  await page.getByRole('button', { name: 'Add job' }).click()
  await page.getByRole('menuitem', { name: 'Short form' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add new job' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please provide the company name.')).toBeVisible()
  await expectAccessible(page)
  const job = { 'Job title': 'React developer', 'Company name': 'Demo Works', 'Job openings': '4' }
  for (const [label, text] of Object.entries(job)) await dialog.getByLabel(label).fill(text)
  await dialog.getByLabel('CTC from (LPA)').fill('4')
  await dialog.getByLabel('CTC to (LPA)').fill('6')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: `Jobs at ${title} 1` })).toBeVisible()
}

/** Another person's page, in a browser of their own. */
async function another(browser: Browser, { viewport, extraHTTPHeaders }: ContextOf) {
  return (await browser.newContext({ viewport, extraHTTPHeaders })).newPage()
}

type ContextOf = Pick<NonNullable<Parameters<Browser['newContext']>[0]>, 'extraHTTPHeaders'> & {
  viewport: { width: number; height: number }
}

test.describe('a placement drive', () => {
  test('goes from the empty form to a paid applicant, by its employer, a candidate and a Counsellor', async ({
    page,
    browser,
  }, { project }) => {
    const context = project.use as ContextOf
    const candidate = await another(browser, context)
    const staff = await another(browser, context)
    await aNewEmployer(page)
    const driveId = await test.step('the employer builds it', () => buildDrive(page))
    await test.step('and adds a job', () => addJob(page))
    await test.step('a candidate asks to take part', async () => {
      await aNewcomer(candidate, `/drive-detail?ID=${driveId}`, ['React'])
      await expect(candidate.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await candidate.getByRole('button', { name: 'Apply' }).click()
      await candidate.getByRole('button', { name: 'Done' }).click()
      await expect(candidate.getByRole('button', { name: 'Pending' })).toBeDisabled()
    })
    await test.step('a Counsellor accepts', async () => {
      await arriveAs(staff, 'staff', reviewer, `/placementDriveCandidateList?ID=${driveId}`)
      await staff.getByRole('button', { name: 'Accept: Asha Demo' }).click()
      await expect(staff.getByRole('button', { name: 'Pending payment' })).toBeDisabled()
    })
    await test.step('the candidate pays', async () => {
      await reload(candidate)
      await candidate.getByRole('button', { name: 'Pay to proceed' }).click()
      await endCheckout(candidate, 'Pay')
      await candidate.getByRole('button', { name: 'Done' }).click()
      await expect(candidate.getByRole('heading', { name: 'You’re in', exact: true })).toBeVisible()
    })
    await test.step('the employer sees who has paid', async () => {
      await reload(page)
      const applied = page.getByRole('region', { name: 'All applied candidates 1' })
      await expect(applied.getByRole('listitem').filter({ hasText: 'Asha Demo' })).toContainText('Applied')
      await expectAccessible(page)
      await applied.getByRole('link', { name: 'View Asha Demo' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Asha Demo' })).toBeVisible()
    })
    await Promise.all([candidate.context().close(), staff.context().close()])
  })
})

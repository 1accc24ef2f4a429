import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { leaveFor, reload } from '../steps/history.ts'
import { address, aNewMobile, arriveAs, enterCode, otpOf, sendNumber } from '../steps/people.ts'
import { expectStep, fillRegistration } from '../steps/registration.ts'

/** The Admins of the figures, one a width: a second code would take the place of the first. */
const admins: Record<string, string> = { phone: '9000100018', desktop: '9000100019' }

test.describe('an Admin', () => {
  test('reads a report and saves it, makes a link by which a visitor signs up, and imports jobs', async ({
    page,
    browser,
  }, { project }) => {
    await arriveAs(page, 'staff', admins[project.name] ?? '', '/')
    await test.step('the statistics', async () => {
      await expect(page.getByRole('heading', { name: 'Statistics' })).toBeVisible()
      await expect(page.getByRole('figure', { name: 'Sign-ups by day' })).toBeVisible()
      await page.getByRole('tab', { name: 'Jobs', exact: true }).click()
      await expect(page.getByRole('figure', { name: 'Job applications by day' })).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('a report of the last 7 days', async () => {
      await page.goto(address('staff', '/reports?tab=drives'))
      await page.getByRole('button', { name: /^\d\d\/\d\d\/\d{4} – / }).click()
      await page.getByRole('button', { name: 'Last 7 days' }).click()
      await expect(page).toHaveURL(/tab=drives&from=\d{4}-\d\d-\d\d&to=/)
      await expect(page.getByRole('table', { name: 'Drives' })).toBeVisible()
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export to CSV' }).click()
      const file = await (await saving).path()
      expect(await readFile(file, 'utf8')).toContain('Drive,Location,From,To,Openings')
      await expectAccessible(page)
    })
    const name = `Poster ${aNewMobile()}`
    const link = await test.step('a link', async () => {
      await page.goto(address('staff', '/search-url'))
      await page.getByRole('button', { name: 'New link' }).first().click()
      await page.getByLabel('Name', { exact: true }).fill(name)
      await page.getByLabel('Page after sign-in').fill('/jobs')
      await page.getByRole('button', { name: 'Make link' }).click()
      const panel = page.getByRole('dialog', { name })
      await expect(panel.getByRole('img', { name: /^QR code/ })).toBeVisible()
      await expectAccessible(page)
      await panel.getByRole('button', { name: 'Close' }).click()
      return address('candidate', `/l/${name.toLowerCase().replace(' ', '-')}`)
    })
    await test.step('a visitor opens it, reloads, and signs up', async () => {
      const visitor = await (await browser.newContext()).newPage()
      const mobile = aNewMobile()
      await visitor.goto(link)
      await expect(visitor).toHaveURL(/\/login\?role=Candidate&src=poster-\d+&Url=%2Fjobs/)
      await reload(visitor)
      await sendNumber(visitor, mobile)
      await fillRegistration(visitor, 'Asha Demo')
      await visitor.getByRole('button', { name: 'Get started' }).click()
      await expect(visitor.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
      await enterCode(visitor, await otpOf(`+91${mobile}`))
      await expectStep(visitor, 2)
      await visitor.context().close()
    })
    await test.step('the counts have risen', async () => {
      await leaveFor(page, address('staff', `/search-url?term=${encodeURIComponent(name)}`))
      await expect(page.getByText('1 link, 1 opens, 1 sign-ups')).toBeVisible()
    })
    await importJobs(page)
  })
})

const columns = 'JobTitle,JobType,JobLocation,JobCTC,OpenPositions,EducationRequirement'

async function importJobs(page: Page) {
  await page.goto(address('staff', '/scrapper'))
  const rows = [
    'Import A,Full Time,Pune,3 to 4.2,2,Graduate',
    'Import B,Full Time,Goa,3 to 4.2,2,ITI',
    'Import C,Internship,Mumbai,1.2 to 2.4,1,ITI',
  ]
  const file = {
    name: `jobs-${aNewMobile()}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from([columns, ...rows].join('\n')),
  }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('heading', { name: file.name })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fix Import B' }).click()
  await page.getByLabel('Location', { exact: true }).selectOption('Nashik')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Post 3 jobs' }).click()
  await expect(page.getByText('3 drafts, 3 posted')).toBeVisible()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('button', { name: 'Take 3 jobs back' }).click()
  await expect(page.getByText('3 drafts, 0 posted')).toBeVisible()
}

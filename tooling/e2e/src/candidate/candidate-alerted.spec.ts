import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { aNewEmployer } from '../steps/employer.ts'
import { leaveFor } from '../steps/history.ts'
import { call, expectDone, outboxOf } from '../steps/people.ts'
import { aNewcomer } from '../steps/registration.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search jobs' })
const remove = (page: Page, what: string) => page.getByRole('button', { name: `Remove ${what}`, exact: true })

/** The city that the job moves to, and what is typed for it: another at each width, as both run at once. */
const cities = { phone: ['Nashik', 'nashk'], desktop: ['Satara', 'satarra'] } as const

test('a misspelt job search becomes chips, taken away one by one, a list with reasons, and the saved search an alert when a job changes [C-083]', async ({
  page,
  browser,
}, { project }) => {
  const [city, typed] = cities[project.name === 'phone' ? 'phone' : 'desktop']
  const theirs = await browser.newContext()
  const employer = await theirs.newPage()
  const [{ mobile }] = await Promise.all([aNewcomer(page, '/jobs', ['Java']), aNewEmployer(employer)])
  const title = `Welder ${mobile}`
  const job = { JobTitle: title, JobType: 'Full Time', JobLocation: 'Pune', JobCTC: '4.3 to 5', OpenPositions: 2 }
  const posted = await expectDone(employer, 'POST', '/api/jobs', { ...job, EducationRequirement: '12th Pass' })
  const { ID } = posted as { ID: number }
  await test.step('what is typed is completed, with how many jobs there are', async () => {
    await box(page).fill('weld')
    const suggested = page.getByRole('option', { name: /^Welder \d+ jobs?$/ })
    await expect(suggested).toBeVisible()
    await expectAccessible(page)
    while ((await suggested.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/term=Welder$/)
    await expect(page.getByRole('listbox')).toBeHidden()
  })
  await test.step('a misspelt sentence is read into chips, and each is taken away alone', async () => {
    await box(page).fill(`weldr autocadd ${typed} part time`)
    await box(page).press('Enter')
    await expect(page.getByText('No jobs match')).toBeVisible()
    await expect(remove(page, 'Welder')).toBeVisible()
    await remove(page, 'Part time').click()
    await expect(page).toHaveURL(new RegExp(`term=weldr%20autocadd%20${typed}$`))
    await expect(page.getByText(`No job in ${city} meets all of this`)).toBeVisible()
  })
  await test.step('the search is saved with an alert', async () => {
    await page.getByRole('button', { name: 'Save this search' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Welding')
    await page.getByText('At once', { exact: true }).click()
    await page.getByRole('combobox', { name: 'By' }).selectOption('SMS')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved. We’ll tell you at once.')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Search saved' })).toBeFocused()
  })
  await test.step('without the city there is a list, each job with its reasons', async () => {
    await remove(page, city).click()
    const asked = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) })
    await expect(asked.getByRole('list', { name: 'What you searched for' })).toContainText('No mention of AutoCAD')
    await expectAccessible(page)
  })
  await test.step('a job that moves to the city becomes a match, and the message leads to it', async () => {
    expect((await call(employer, 'PUT', `/api/jobs/${ID}`, { JobLocation: city })).status).toBe(200)
    const alerts = async () => (await outboxOf(`+91${mobile}`)).filter(({ template }) => template === 'jobs-matched')
    await expect.poll(async () => (await alerts()).length).toBe(1)
    const [alert] = await alerts()
    expect(alert?.variables).toMatchObject({ search: 'Welding', count: '1' })
    await leaveFor(page, alert?.variables.link ?? '')
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  })
  // Who searches after this candidate has no such job in that city either.
  expect((await call(employer, 'DELETE', `/api/jobs/${ID}`)).status).toBe(200)
  await theirs.close()
})

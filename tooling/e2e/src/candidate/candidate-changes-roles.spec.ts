import { expect, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { aNewEmployer } from '../steps/employer.ts'
import { address, expectDone } from '../steps/people.ts'
import { aNewcomer } from '../steps/registration.ts'

test('a newcomer without roles chooses one by another name, the jobs follow at once, and follow again when it is changed', async ({
  page,
  browser,
}) => {
  const theirs = await browser.newContext()
  const employer = await theirs.newPage()
  const [{ mobile }] = await Promise.all([aNewcomer(page, '/', ['Beekeeping'], 'BA'), aNewEmployer(employer)])
  // Others count the full-time jobs in Pune meanwhile.
  const job = { JobType: 'Internship', JobLocation: 'Satara', JobCTC: '4.3 to 5', OpenPositions: 2 }
  for (const role of ['Fitter', 'Librarian'])
    await expectDone(employer, 'POST', '/api/jobs', {
      ...job,
      JobTitle: `${role} ${mobile}`,
      EducationRequirement: '12th Pass',
    })
  const dialog = page.getByRole('dialog', { name: 'Edit job preference' })
  const roles = dialog.getByRole('combobox', { name: 'Add a job role' })
  const first = (title: string) => page.getByRole('heading', { level: 3, name: `${title} ${mobile}` })

  await test.step('where no job fits, a link leads to the roles; one is found by its Hindi name', async () => {
    await page.getByRole('link', { name: 'Choose job roles' }).click()
    await roles.fill('फिटर')
    await expect(dialog.getByRole('option', { name: /^Fitter/ })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Remove Fitter' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
  })
  await test.step('its jobs are theirs, and no others', async () => {
    await page.goto(address('candidate', '/jobs'))
    await expect(first('Fitter')).toBeVisible()
    await expect(page.getByText('Work you look for: Fitter').first()).toBeVisible()
    await expect(first('Librarian')).toBeHidden()
  })
  await test.step('another role instead has other jobs', async () => {
    await page.goto(address('candidate', '/candidate-profile?edit=preference'))
    await dialog.getByRole('button', { name: 'Remove Fitter' }).click()
    await roles.fill('librarian')
    await expect(dialog.getByRole('option', { name: /^Librarian/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Librarian', { exact: true })).toBeVisible()
    await page.goto(address('candidate', '/jobs'))
    await expect(first('Librarian')).toBeVisible()
    await expect(first('Fitter')).toBeHidden()
  })
})

import { expect, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { fillCompany } from '../steps/employer.ts'
import { address, aNewMobile, call, otpOf } from '../steps/people.ts'

const simpleJob = {
  JobTitle: 'Welder',
  JobType: 'Full Time',
  JobLocation: 'Pune',
  JobCTC: '5 to 7',
  OpenPositions: 2,
  EducationRequirement: 'Graduation',
}

function aDrive(Domain: number) {
  const dates = { StartDate: '2026-12-01', EndDate: '2027-12-31' }
  const about = { Title: 'Freshers drive', SubTitle: 'One day in Pune', AvgPackage: 4, Openings: 30 }
  return { ...dates, ...about, Qualification: 'Graduate', Location: 'Pune', Domain }
}

test.describe('a new employer', () => {
  test('begins by conversation, completes the profile, and sees what they posted on the dashboard', async ({
    page,
  }) => {
    const mobile = aNewMobile()
    await test.step('registers by conversation', async () => {
      await page.goto(address('employer', '/chat-bot'))
      await expect(page.getByRole('button', { name: 'I agree' })).toBeVisible()
      for (const box of await page.getByRole('checkbox').all()) await box.check()
      await page.getByRole('button', { name: 'I agree' }).click()
      await page.getByLabel('Mobile number').fill('12345')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Invalid phone number. Please enter a 10-digit number:')).toBeVisible()
      await page.getByLabel('Mobile number').fill(mobile)
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('6-digit code')).toBeFocused()
      await page.keyboard.type(await otpOf(`+91${mobile}`))
      await page.keyboard.press('Enter')
      await page.getByLabel('Your name').fill('Meera Shah')
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'Complete your profile' }).click()
      await expect(page.getByLabel('Last name')).toHaveValue('Shah')
      await fillCompany(page, mobile)
      await page.getByRole('button', { name: 'Save and continue' }).click()
      await page.getByRole('button', { name: 'Start searching' }).click()
      await expect(page).toHaveURL(/\/emp-candidate-list/)
    })
    await test.step('completes the profile', async () => {
      await page.goto(address('employer', '/employer-profile'))
      await expect(page.getByText('Heads up! Please complete your profile')).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel('Company name').fill('')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('Enter your company name.')).toBeVisible()
      await page.getByLabel('Company name').fill('Kaveri Works')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('Your profile is saved')).toBeVisible()
    })
    await test.step('sees the recent drive and job, and a tile’s pane', async () => {
      const domains = (await call(page, 'GET', '/api/jobDomains')).data as { ID: number }[]
      expect((await call(page, 'POST', '/api/jobs', simpleJob)).status).toBe(200)
      expect((await call(page, 'POST', '/api/placement-drive', aDrive(domains[0]?.ID ?? 1))).status).toBe(200)
      await page.goto(address('employer', '/employer-dashboard'))
      await expect(page.getByRole('link', { name: /Freshers drive/ })).toBeVisible()
      await expect(page.getByRole('link', { name: /^Welder/ })).toBeVisible()
      await expectAccessible(page)
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      expect(sideways).toBe(false)
      await page.getByRole('main').getByRole('link', { name: /^Jobs/ }).click()
      const pane = page.getByRole('dialog', { name: 'Jobs' })
      await expect(pane.getByText('Your jobs, without deleted ones').first()).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(pane).toBeHidden()
    })
  })
})

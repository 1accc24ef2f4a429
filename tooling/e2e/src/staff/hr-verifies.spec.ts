import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { aNewEmployer } from '../steps/employer.ts'
import { reload } from '../steps/history.ts'
import { address, signIn } from '../steps/people.ts'

const hr = '9000000022'

test.describe('hr', () => {
  test('verifies an applicant, and the badge appears for the candidate and for an employer [C-289 E-390 E-399 E-505 E-535]', async ({
    page,
    browser,
  }) => {
    await page.goto(address('staff'))
    await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible()
    await expectAccessible(page)
    await signIn(page, 'staff', hr)
    await expect(page.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ })).toBeVisible()
    await expectAccessible(page)
    await page.goto(address('staff', '/vsp?pageSize=20'))
    const pending = page.getByRole('link', { name: /^Pending: HR comments on/ }).first()
    await expect(pending).toBeVisible()
    await expectAccessible(page)
    await pending.click()
    await expect(page.getByRole('heading', { name: 'HR comments' })).toBeVisible()
    await expectAccessible(page)
    await expect(page).toHaveURL(/\/vps-verification\?candidateID=\d+&status=false$/)
    const id = new URL(page.url()).searchParams.get('candidateID')
    const mobile = await page.getByRole('link', { name: /^\+91/ }).getAttribute('href')

    const profile = `/candidate-profile-ro?candidateID=${id}`
    const atEmployer = await newPerson(browser)
    await aNewEmployer(atEmployer)
    await atEmployer.goto(address('employer', profile))
    await expect(atEmployer.getByRole('heading', { name: 'Not verified by HR' })).toBeVisible()
    await expectAccessible(atEmployer)

    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Please select a communication skill.' })).toBeVisible()
    await expectAccessible(page)
    await answer(page)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL(address('staff', '/vsp'))
    await page.getByRole('tab', { name: /^Verified/ }).click()
    await expect(page.getByRole('link', { name: /^Edit: HR comments on/ }).first()).toBeVisible()

    await reload(atEmployer)
    await expect(
      atEmployer.getByRole('heading', { level: 1 }).getByRole('img', { name: 'Verified by HR' }),
    ).toBeVisible()
    await expect(atEmployer.getByText(/The HR team spoke with/)).toBeVisible()
    await expectAccessible(atEmployer)
    await atEmployer.context().close()

    const atCandidate = await newPerson(browser)
    await signIn(atCandidate, 'candidate', mobile?.slice(-10) ?? '', '/candidate-profile')
    await expect(
      atCandidate.getByRole('heading', { level: 1 }).getByRole('img', { name: 'Verified by HR' }),
    ).toBeVisible()
    await expectAccessible(atCandidate)
    await atCandidate.goto(address('candidate'))
    await expect(atCandidate.getByRole('heading', { name: 'Your profile is verified' })).toBeVisible()
    await expectAccessible(atCandidate)
    await atCandidate.goto(address('candidate', '/candidate-profile'))
    await atCandidate.getByRole('button', { name: 'Edit personal information' }).click()
    await expect(atCandidate.getByRole('dialog', { name: 'Edit personal information' })).toBeVisible()
    await expectAccessible(atCandidate)
    await atCandidate.context().close()
  })
})

async function newPerson(browser: Browser) {
  const context = await browser.newContext()
  return context.newPage()
}

/** Answers the nine required questions. */
async function answer(page: Page) {
  const one = { 'Communication skills': 'Good', Personality: 'Talkative', 'Job location preference': 'Pune' }
  const several = {
    'Language of comfort': 'Hindi',
    'Work type': 'On-desk',
    'Job type': 'Technical',
    'Has own': 'Laptop',
  }
  for (const [question, option] of Object.entries({ ...one, 'Availability to join': 'Immediate' }))
    await page.getByRole('group', { name: question }).getByRole('radio', { name: option, exact: true }).check()
  for (const [question, option] of Object.entries(several))
    await page.getByRole('group', { name: question }).getByRole('checkbox', { name: option }).check()
  await page.getByLabel('Expected CTC').fill('4.5')
}

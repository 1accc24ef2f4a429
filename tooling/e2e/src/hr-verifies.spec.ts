import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { address, signIn } from './people.ts'

const hr = '9000000022'
const employer = '9000000011'

test.describe('hr', () => {
  test('verifies an applicant, and the badge appears for the candidate and for an employer', async ({ page, browser }) => {
    await page.goto(address('staff'))
    await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible()
    await expectAccessible(page)
    await signIn(page, 'staff', hr)
    await expect(page.getByRole('heading', { name: 'Good day' })).toBeVisible()
    await expectAccessible(page)
    await page.goto(address('staff', '/vsp'))
    const pending = page.getByRole('link', { name: /^Pending: HR comments on/ }).first()
    await expect(pending).toBeVisible()
    await expectAccessible(page)
    await pending.click()
    await expect(page.getByRole('heading', { name: 'HR comments' })).toBeVisible()
    await expectAccessible(page)
    const id = new URL(page.url()).searchParams.get('candidateID')
    const mobile = await page.getByRole('link', { name: /^\+91/ }).getAttribute('href')

    const profile = `/candidate-profile-ro?candidateID=${id}`
    const atEmployer = await browser.newPage()
    await signIn(atEmployer, 'employer', employer, profile)
    await expect(atEmployer.getByRole('heading', { name: 'Not verified by HR' })).toBeVisible()
    await expectAccessible(atEmployer)

    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /communication/i })).toBeVisible()
    await answer(page)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL(address('staff', '/vsp'))
    await expect(page.getByRole('link', { name: /^Edit: HR comments on/ }).first()).toBeVisible()

    await atEmployer.reload()
    await expect(atEmployer.getByRole('heading', { level: 1 }).getByRole('img', { name: 'Verified by HR' })).toBeVisible()
    await expect(atEmployer.getByText(/The HR team spoke with/)).toBeVisible()
    await expectAccessible(atEmployer)
    await atEmployer.close()

    const atCandidate = await browser.newPage()
    await signIn(atCandidate, 'candidate', mobile?.slice(-10) ?? '')
    await expect(atCandidate.getByRole('heading', { name: 'Your profile is verified' })).toBeVisible()
    await expectAccessible(atCandidate)
    await atCandidate.goto(address('candidate', '/candidate-profile'))
    await expect(atCandidate.getByRole('heading', { level: 1 }).getByRole('img', { name: 'Verified by HR' })).toBeVisible()
    await expectAccessible(atCandidate)
    await atCandidate.close()
  })
})

/** Answers the nine required questions. */
async function answer(page: Page) {
  const one = { 'Communication skills': 'Good', Personality: 'Talkative', 'Job location preference': 'Pune' }
  const several = { 'Language of comfort': 'Hindi', 'Work type': 'On-desk', 'Job type': 'Technical', 'Has own': 'Laptop' }
  for (const [question, option] of Object.entries({ ...one, 'Availability to join': 'Immediate' }))
    await page.getByRole('group', { name: question }).getByRole('radio', { name: option, exact: true }).check()
  for (const [question, option] of Object.entries(several))
    await page.getByRole('group', { name: question }).getByRole('checkbox', { name: option }).check()
  await page.getByLabel('Expected CTC').fill('4.5')
}

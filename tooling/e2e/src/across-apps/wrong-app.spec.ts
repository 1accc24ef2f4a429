import { expect, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { reload } from '../steps/history.ts'
import { address, enterCode, otpOf, requestCode, sendNumber, signIn } from '../steps/people.ts'

const candidate = '9000000001'
const employer = '9000000011'

test.describe('the wrong app', () => {
  test('tells a candidate’s number where to sign in, and leads there', async ({ page }) => {
    await page.goto(address('employer', '/emp-login'))
    await sendNumber(page, candidate)
    await expect(page.getByText('This number or e-mail belongs to a candidate.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Go to candidate sign-in' }).click()
    await expect(page).toHaveURL(address('candidate', '/'))
  })

  test('leads a path of another app to its subdomain, with path and query', async ({ page }) => {
    const paths = [
      ['candidate', 'employer', '/shortlisted?pageIndex=1'],
      ['employer', 'staff', '/vps-verification?candidateID=7&status=false'],
      ['staff', 'candidate', '/complete-profile?step=step2'],
    ] as const
    for (const [here, there, path] of paths) {
      await page.goto(address(here, path))
      await expect(page).toHaveURL(address(there, path))
    }
  })
})

test.describe('a link into the app', () => {
  test('shows sign-in to a visitor, and after it the same page [S-034]', async ({ page }) => {
    const search = '/emp-candidate-list?term=JavaScript&isVsp=true'
    await page.goto(address('employer', search))
    await requestCode(page, employer)
    await expect(page).toHaveURL(address('employer', search))
    await enterCode(page, await otpOf(`+91${employer}`))
    await expect(page.getByRole('switch', { name: 'Pre-screened only' })).toBeChecked()
    await expect(page).toHaveURL(address('employer', search))
  })

  test('survives Logout, which ends the session for the next reload too', async ({ page }) => {
    await signIn(page, 'candidate', candidate, '/candidate-profile')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page.getByLabel('Mobile number')).toBeVisible()
    await reload(page)
    await expect(page.getByLabel('Mobile number')).toBeVisible()
    await expect(page).toHaveURL(address('candidate', '/candidate-profile'))
  })
})

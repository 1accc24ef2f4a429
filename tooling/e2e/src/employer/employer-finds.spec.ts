import { expect, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { confirmCompany, fillCompany } from '../steps/employer.ts'
import { reload } from '../steps/history.ts'
import { address, aNewMobile, enterCode, otpOf, sendNumber, wrongCode } from '../steps/people.ts'

test.describe('a new employer', () => {
  test('comes from ?type=register to a shortlisted candidate, with the filters restored from the history [E-146 E-167 E-404 E-408 E-412 S-030 S-049 S-119 S-196 S-206–211]', async ({
    page,
  }) => {
    const mobile = aNewMobile()
    await test.step('registers', async () => {
      await page.goto(address('employer', '/emp-login?type=register'))
      await expect(page.getByRole('heading', { name: 'Register as an employer' })).toBeVisible()
      await expectAccessible(page)
      await sendNumber(page, mobile)
      await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
      const otp = await otpOf(`+91${mobile}`)
      await enterCode(page, wrongCode(otp))
      await expect(page.getByText('Incorrect mobile OTP')).toBeVisible()
      await expectAccessible(page)
      await enterCode(page, otp)
    })
    await test.step('fills the profile form', async () => {
      await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
      await fillCompany(page, mobile)
      await expectAccessible(page)
      await confirmCompany(page, mobile)
      await reload(page)
      await expect(page.getByLabel('Company name')).toHaveValue('Kaushal Works 🌱')
      await page.getByRole('button', { name: 'Save and continue' }).click()
      await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Start searching' }).click()
      await expect(page).toHaveURL(/\/emp-candidate-list/)
    })
    const searchBox = page.getByRole('combobox', { name: 'Job position' })
    const prescreened = page.getByRole('switch', { name: 'Pre-screened only' })
    await test.step('searches and shortlists', async () => {
      await expect(page.getByRole('button', { name: /^Shortlist: / }).first()).toBeVisible()
      await expectAccessible(page)
      await searchBox.fill('JavaScript')
      await searchBox.press('Enter')
      await expect(page).toHaveURL(/term=JavaScript/)
      await prescreened.click()
      await expect(page).toHaveURL(/isVsp=true/)
      const seal = page.getByRole('img', { name: 'Verified by HR' })
      const names = page.getByRole('main').getByRole('heading', { level: 2 })
      await expect(names.filter({ has: seal }).first()).toBeVisible()
      await expect(names.filter({ hasNot: seal })).toHaveCount(0)
    })
    const star = page.getByRole('button', { name: /^Shortlist: / }).first()
    const name = (await star.getAttribute('aria-label'))?.replace('Shortlist: ', '') ?? ''
    await star.click()
    await expect(page.getByText(`Candidate ${name} has been shortlisted successfully!`)).toBeVisible()
    await expect(page.getByRole('button', { name: `Shortlisted: ${name}` })).toBeVisible()
    await test.step('finds nobody by words that fit nobody', async () => {
      await page.goto(address('employer', '/emp-candidate-list?term=zzqqxx&fullTime=true'))
      await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('comes back to the search by the history', async () => {
      await page.goto(address('employer', '/emp-candidate-list'))
      await expect(prescreened).not.toBeChecked()
      await searchBox.click()
      await page.getByRole('search').getByRole('button', { name: 'Search history' }).click()
      const history = page.getByRole('dialog', { name: 'Search history' })
      await expect(history.getByRole('link').first()).toBeVisible()
      await expectAccessible(page)
      await history
        .getByRole('link', { name: /JavaScript.*Pre-screened only/ })
        .first()
        .click()
      await expect(page).toHaveURL(/term=JavaScript/)
      await expect(prescreened).toBeChecked()
      await expect(searchBox).toHaveValue('JavaScript')
      await expect(page.getByRole('button', { name: `Shortlisted: ${name}` })).toBeVisible()
    })
    await page.goto(address('employer', '/employer-dashboard'))
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /JavaScript/ })
        .first(),
    ).toBeVisible()
    await expectAccessible(page)
    await page.goto(address('employer', '/shortlisted'))
    await expect(page.getByRole('heading', { level: 1, name: /^1 / })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectAccessible(page)
  })
})

import { expect, test } from '@playwright/test'
import { expectAccessible } from '../../steps/accessible.ts'
import { reload } from '../../steps/history.ts'
import { address, aNewMobile, enterCode, otpOf, sendNumber } from '../../steps/people.ts'
import { expectStep, fillCareer, fillRegistration, next, pick, pickSkill } from '../../steps/registration.ts'

test.describe('a new candidate', () => {
  test('comes from the first screen to /welcome, and a reload in the middle of any step loses nothing [S-012 S-090 S-092 S-094 S-104 S-107–111 S-113 S-274 S-278 S-496]', async ({
    page,
  }) => {
    const mobile = aNewMobile()
    await test.step('the number', async () => {
      await page.goto(address('candidate'))
      await expect(page.getByRole('heading', { name: 'Sign in or create your account' })).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel('Mobile number').fill(mobile)
      await reload(page)
      await expect(page.getByLabel('Mobile number')).toHaveValue(mobile)
      await sendNumber(page, mobile)
    })
    await test.step('registration', async () => {
      await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
      await fillRegistration(page, 'आशा 🌸 Kulkarni')
      await expectAccessible(page)
      await reload(page)
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('आशा 🌸 Kulkarni')
      await expect(page.getByRole('radio', { name: 'Fresher' })).toBeChecked()
      for (const box of await page.getByRole('checkbox').all()) await box.check()
      await page.getByRole('button', { name: 'Get started' }).click()
    })
    await test.step('1 of 6: the code', async () => {
      await expect(page.getByText('1 of 6')).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel('6-digit code').pressSequentially('12')
      await reload(page)
      await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
      await enterCode(page, await otpOf(`+91${mobile}`))
    })
    await test.step('2 of 6: basic details', async () => {
      await expectStep(page, 2)
      await expect(page.getByLabel('First name')).toHaveValue('आशा 🌸')
      await page.getByLabel('Last name').fill('कुलकर्णी')
      await pick(page, 'Location', 'Pune')
      await expectAccessible(page)
      await reload(page)
      await expect(page.getByLabel('Last name')).toHaveValue('कुलकर्णी')
      await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Pune')
      await next(page)
    })
    await test.step('3 of 6: fresher or working', async () => {
      await expectStep(page, 3)
      await page.getByRole('radio', { name: 'Experienced' }).check()
      await expectAccessible(page)
      await reload(page)
      await expect(page.getByRole('radio', { name: 'Experienced' })).toBeChecked()
      await page.getByRole('radio', { name: 'Fresher' }).check()
      await next(page)
    })
    await test.step('4 of 6: education and work', async () => {
      await expectStep(page, 4)
      await fillCareer(page)
      await expectAccessible(page)
      await reload(page)
      await expect(page.getByRole('combobox', { name: 'Field of study' })).toHaveValue(
        'B.E./B.Tech Computer Engineering',
      )
      await next(page)
    })
    await test.step('5 of 6: skills', async () => {
      await expectStep(page, 5)
      await expect(page.getByRole('region', { name: 'All skills' })).toHaveCSS('max-height', '192px')
      await pickSkill(page, 'JavaScript')
      await expect(page.getByText('1 of 10')).toBeVisible()
      await expect(page.getByText('Draft saved')).toBeVisible()
      await expectAccessible(page)
      await reload(page)
      await expect(page.getByRole('button', { name: 'Remove JavaScript' })).toBeVisible()
      await next(page)
    })
    await test.step('6 of 6: opportunities', async () => {
      await expectStep(page, 6)
      await pick(page, 'Add a job role', 'Data Analyst')
      await expectAccessible(page)
      await reload(page)
      await expect(page.getByRole('button', { name: 'Remove Data Analyst' })).toBeVisible()
      await page.getByRole('button', { name: 'Finish' }).click()
    })
    await expect(page).toHaveURL(address('candidate', '/welcome'))
    await expect(page.getByRole('heading', { level: 1, name: 'आशा' })).toBeVisible()
    await expectAccessible(page)
    await reload(page)
    await expect(page.getByRole('heading', { level: 1, name: 'आशा' })).toBeVisible()
  })
})

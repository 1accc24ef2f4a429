import { expect, test } from '@playwright/test'
import { address, aNewMobile, enterCode, otpOf, sendNumber } from '../../steps/people.ts'
import {
  expectStep,
  fillCareer,
  fillRegistration,
  next,
  pick,
  pickSkill,
  registerAndVerify,
} from '../../steps/registration.ts'

test.describe('Back', () => {
  test('leads one screen back on the way in, with what was typed [S-102]', async ({ page }) => {
    const mobile = aNewMobile()
    await page.goto(address('candidate'))
    await sendNumber(page, mobile)
    await fillRegistration(page, 'Asha Pawar')
    await page.goBack()
    await expect(page.getByLabel('Mobile number')).toHaveValue(mobile)
    await sendNumber(page, mobile)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Pawar')
    await page.getByRole('button', { name: 'Get started' }).click()
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Pawar')
    await page.goForward()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('Mobile number')).toHaveValue(mobile)
    await sendNumber(page, mobile)
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
    await enterCode(page, await otpOf(`+91${mobile}`))
    await expectStep(page, 2)
  })

  test('leads one step back in the wizard, by its button and by the browser [S-105 S-112]', async ({ page }) => {
    const back = page.getByRole('button', { name: 'Back', exact: true })
    await registerAndVerify(page, aNewMobile(), 'Asha Pawar')
    await pick(page, 'Location', 'Pune')
    await next(page)
    await expectStep(page, 3)
    await back.click()
    await expectStep(page, 2)
    await expect(page.getByLabel('First name')).toHaveValue('Asha')
    await next(page)
    await expectStep(page, 3)
    await next(page)
    await expectStep(page, 4)
    await back.click()
    await expectStep(page, 3)
    await next(page)
    await expectStep(page, 4)
    await fillCareer(page)
    await next(page)
    await expectStep(page, 5)
    // Back is a person's: the address has followed the step by then.
    await expect(page).toHaveURL(/step=step2/)
    await page.goBack()
    await expectStep(page, 4)
    await expect(page.getByRole('combobox', { name: 'Field of study' })).toHaveValue(/Computer Engineering/)
    await next(page)
    await expectStep(page, 5)
    await pickSkill(page, 'JavaScript')
    await next(page)
    await expectStep(page, 6)
    await expect(page).toHaveURL(/step=step3|opportunities/)
    await page.goBack()
    await expectStep(page, 5)
    await expect(page).toHaveURL(/step=step2/)
    await expect(page.getByRole('button', { name: 'Remove JavaScript' })).toBeVisible()
    await next(page)
    await expectStep(page, 6)
    await back.click()
    await expectStep(page, 5)
  })
})

test('two windows that send the same step at once are both at the next one', async ({ page, context }) => {
  await registerAndVerify(page, aNewMobile(), 'Asha Pawar')
  await pick(page, 'Location', 'Pune')
  const second = await context.newPage()
  await second.goto(address('candidate'))
  await expectStep(second, 2)
  await pick(second, 'Location', 'Nagpur')
  await Promise.all([next(page), next(second)])
  await expectStep(page, 3)
  await expectStep(second, 3)
})

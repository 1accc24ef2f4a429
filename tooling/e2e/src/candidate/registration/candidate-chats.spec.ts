import { expect, test } from '@playwright/test'
import { expectAccessible } from '../../steps/accessible.ts'
import { address, aNewMobile, otpOf } from '../../steps/people.ts'
import { expectStep } from '../../steps/registration.ts'

test('a new user signs up by conversation, by keyboard only', async ({ page }) => {
  const mobile = aNewMobile()
  await page.goto(address('candidate', '/chat-bot'))
  const log = page.getByRole('log', { name: 'Conversation' })
  await expect(page.getByRole('button', { name: 'I agree' })).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) {
    await box.focus()
    await page.keyboard.press('Space')
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I agree' }).press('Enter')
  await expect(page.getByLabel('Mobile number')).toBeFocused()
  await page.keyboard.type('12345')
  await page.keyboard.press('Enter')
  await expect(log).toContainText('Invalid phone number. Please enter a 10-digit number:')
  await expect(page.getByLabel('Mobile number')).toBeFocused()
  await page.keyboard.type(mobile)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('6-digit code')).toBeFocused()
  await page.keyboard.type(await otpOf(`+91${mobile}`))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Your name')).toBeFocused()
  await page.keyboard.type('Meera Chatty')
  await page.keyboard.press('Enter')
  await expect(log).toContainText('Nice to meet you, Meera Chatty!')
  await page.getByRole('link', { name: 'Complete your profile' }).press('Enter')
  await expectStep(page, 2)
  await expect(page.getByLabel('First name')).toHaveValue('Meera')
})

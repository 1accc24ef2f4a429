import { expect, type Page, test } from '@playwright/test'
import {
  address,
  aNewMobile,
  enterCode,
  otpOf,
  outboxOf,
  requestCode,
  sendNumber,
  wrongCode,
} from '../../steps/people.ts'
import { expectStep, fillRegistration, register } from '../../steps/registration.ts'

test.describe('the number', () => {
  test('accepts spaces and +91, drops extra digits, and shows errors beside the field', async ({ page }) => {
    await page.goto(address('candidate'))
    const number = page.getByLabel('Mobile number')
    const written = { '98765 43210': '9876543210', '+91 98765 43210': '9876543210', '0 98765-43210': '9876543210' }
    for (const [typed, taken] of Object.entries({ ...written, '987654321012345': '9876543210' })) {
      await number.fill(typed)
      await expect(number).toHaveValue(taken)
    }
    await expect(page.getByRole('button', { name: 'Send OTP' })).toHaveAccessibleDescription(/Tick both boxes/)
    const refused = {
      '': 'Enter your mobile number.',
      '98765': 'This number is too short.',
      '1234567890': 'This is not a mobile number.',
    }
    for (const [typed, sentence] of Object.entries(refused)) {
      await sendNumber(page, typed)
      await expect(number).toHaveAccessibleDescription(sentence)
      await expect(number).toBeFocused()
    }
    await number.fill('asha')
    await expect(page.getByLabel('E-mail')).toHaveValue('asha')
    await expect(page.getByLabel('E-mail')).toBeFocused()
  })
})

test.describe('the code', () => {
  test('of another number, or wrong six times, lets nobody in', async ({ page, browser }) => {
    const [mobile, other] = [aNewMobile(), aNewMobile()]
    const elsewhere = await browser.newPage()
    await register(elsewhere, other, 'Ravi Shinde')
    await elsewhere.close()
    await register(page, mobile, 'Asha Pawar')
    const right = await otpOf(`+91${mobile}`)
    await tryCode(page, await otpOf(`+91${other}`), 'Invalid Mobile OTP')
    await expect(page.getByLabel('6-digit code')).toBeFocused()
    for (let turn = 2; turn <= 5; turn += 1) await tryCode(page, wrongCode(right), 'Invalid Mobile OTP')
    await tryCode(page, wrongCode(right), 'Too many wrong codes. Request a new one.')
    await tryCode(page, right, 'Too many wrong codes. Request a new one.')
  })

  test('is taken from a pasted message, and works once [S-096 S-103]', async ({ page, context, browser }) => {
    const mobile = aNewMobile()
    await register(page, mobile, 'Asha Pawar')
    const otp = await otpOf(`+91${mobile}`)
    const elsewhere = await browser.newPage()
    await elsewhere.goto(address('candidate'))
    await requestCode(elsewhere, mobile)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `Your code is ${otp.slice(0, 3)} ${otp.slice(3)}`,
    )
    await page.getByLabel('6-digit code').press('Control+V')
    await expectStep(page, 2)
    // Another browser has a code of its own: this one is of no use there.
    await tryCode(elsewhere, otp, 'Invalid Mobile OTP')
    await elsewhere.close()
  })

  test('can be asked for again when the minute is over, and replaces the first', async ({ page }) => {
    const mobile = aNewMobile()
    await page.clock.install()
    await register(page, mobile, 'Asha Pawar')
    const first = await otpOf(`+91${mobile}`)
    const resend = page.getByRole('button', { name: 'Resend OTP' })
    await expect(page.getByRole('timer')).toHaveText(/^0:[0-5]\d$/)
    await expect(resend).toBeDisabled()
    await page.clock.fastForward(59_999)
    await resend.click()
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(resend).toBeDisabled()
    await expect.poll(() => otpOf(`+91${mobile}`)).not.toBe(first)
    await tryCode(page, first, 'Invalid Mobile OTP')
    await enterCode(page, await otpOf(`+91${mobile}`))
    await expectStep(page, 2)
  })

  test('is sent once when the form is sent twice', async ({ page }) => {
    const mobile = aNewMobile()
    await page.goto(address('candidate'))
    await sendNumber(page, mobile)
    await fillRegistration(page, 'Asha Pawar')
    await page.getByRole('button', { name: 'Get started' }).dblclick()
    await enterCode(page, await expectCode(page, mobile))
    await expectStep(page, 2)
    expect(await outboxOf(`+91${mobile}`)).toHaveLength(1)
  })
})

async function expectCode(page: Page, mobile: string) {
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  return otpOf(`+91${mobile}`)
}

async function tryCode(page: Page, code: string, sentence: string) {
  const answer = page.waitForResponse(/\/api\/user\/login/)
  await enterCode(page, code)
  await answer
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
}

import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  type Api,
  askForCode,
  codeField,
  consentBoxes,
  type MemberApp,
  membersOf,
  numberField,
  sendButton,
} from '../member-app.ts'
import { lastCode } from '../render-app.tsx'

/** The first screen of an app's sign-in: phone or e-mail. */
export function signInNumber(api: Api, member: MemberApp) {
  const { aMember, aStranger, stranger, visit } = membersOf(api, member)

  /** The toast with this text. */
  const toastOf = (text: string) => screen.findByText(text).then((line) => line.parentElement)

  describe('who signs in', () => {
    test('begins at /login in India with both boxes empty, takes ten digits and says when there are more, and ticks both for Send OTP [E-635 E-636 E-638 S-008 S-229 S-310]', async () => {
      const { user, address } = await visit()
      const number = await numberField()
      expect(address()).toBe('/login')
      expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('IN')
      expect(consentBoxes().map(({ checked }) => checked)).toEqual([false, false])
      await user.type(number, '9876543210')
      expect(screen.queryByText('This number is too long.')).toBeNull()
      await user.type(number, '9')
      expect(number.value).toBe('98765432109')
      screen.getByText('This number is too long.')
      await user.type(number, '{Backspace}')
      expect(screen.queryByText('This number is too long.')).toBeNull()
      expect(sendButton().ariaDisabled).toBe('true')
      for (const [index, box] of consentBoxes().entries()) {
        await user.click(box)
        await waitFor(() => expect(sendButton().ariaDisabled).toBe(index === 0 ? 'true' : null))
      }
    })

    test('is asked for the number that is missing or too short, beside the field [S-231]', async () => {
      const { user } = await visit()
      await numberField()
      for (const box of consentBoxes()) await user.click(box)
      await user.click(sendButton())
      await screen.findByText('Enter your mobile number.')
      await user.type(await numberField(), '98765')
      await user.click(sendButton())
      await screen.findByText('This number is too short.')
      expect(document.activeElement).toBe(await numberField())
    })

    test('from abroad has fifteen digits at most with the country code, reads when there are more, and gets the code by e-mail [E-637 S-011 S-230]', async () => {
      const email = 'noor@example.com'
      await aMember({ phone: '+971501234567', email })
      const { user, address } = await visit()
      await user.selectOptions(await screen.findByLabelText('Country'), 'AE')
      await user.type(await numberField(), '501234567890')
      expect(screen.queryByText('This number is too long.')).toBeNull()
      await user.type(await numberField(), '1')
      screen.getByText('This number is too long.')
      await user.clear(await numberField())
      await user.type(screen.getByLabelText('E-mail'), email)
      await askForCode(user, '501234567')
      await user.type(await codeField(), await lastCode(api, email))
      await waitFor(() => expect(address()).toBe(member.start))
    })

    test('by ten digits is taken as +91 and asked for the code, with the toast OTP SENT in the middle, which hides by itself [E-801 E-802 S-007 S-179 S-180 S-486 S-487]', async () => {
      await aMember({ phone: '+919876543210' })
      const { user } = await visit()
      await numberField()
      const timers = vi.spyOn(globalThis, 'setTimeout')
      await askForCode(user, '9876543210')
      await codeField()
      screen.getByText('+91 98765 43210')
      const toast = await toastOf('OTP sent')
      expect(toast?.closest('[data-sonner-toaster]')?.getAttribute('data-x-position')).toBe('center')
      // The spec's one and two seconds are a minimum: every toast can be read for five.
      const hides = () => timers.mock.calls.filter(([, milliseconds]) => milliseconds === 5000)
      await waitFor(() => expect(hides()).not.toEqual([]))
      for (const [hide] of hides()) hide()
      timers.mockRestore()
      await waitFor(() => expect(screen.queryByText('OTP sent')).toBeNull())
    })

    test('with a number of another app stays on the form, sees the toast Error in red, and is shown where to go [E-804 S-183 S-184 S-204 S-470]', async () => {
      await aStranger({ phone: '+919876543211' })
      const { user } = await visit()
      await askForCode(user, '9876543211')
      await screen.findByText(
        `This number or e-mail belongs to ${stranger === 'Employer' ? 'an employer' : 'a candidate'}.`,
      )
      const links = screen.getAllByRole('link', { name: `Go to ${stranger.toLowerCase()} sign-in` })
      for (const link of links) expect(link.getAttribute('href')).toMatch(/^http.*\/$/)
      expect((await toastOf('Error'))?.className).toContain('bg-danger')
      expect((await numberField()).value).toBe('9876543211')
      expect(screen.queryByLabelText('6-digit code')).toBeNull()
    })
  })
}

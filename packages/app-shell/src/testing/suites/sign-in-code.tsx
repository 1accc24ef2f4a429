import { roles } from '@pramaan/domain/role'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  type Api,
  askForCode,
  codeField,
  consentBoxes,
  type MemberApp,
  membersOf,
  numberField,
  wrongCode,
} from '../member-app.ts'
import { closeApp, lastCode } from '../render-app.tsx'

/** The second screen of an app's sign-in: the code. */
export function signInCode(api: Api, app: MemberApp) {
  const { aMember, member, visit } = membersOf(api, app)
  const phone = '+919876543210'
  const drawn = () => [...document.querySelectorAll('[data-box]')].map((box) => box.textContent)

  /** A person of the app who has asked for the code. */
  async function request(at?: string) {
    const person = await aMember({ phone, fullName: 'Asha Demo' })
    const shown = await visit(at)
    await askForCode(shown.user, phone)
    return { ...shown, person, field: await codeField() }
  }

  describe('the code', () => {
    test('has six boxes for digits alone; Backspace clears one and moves back; Verify refuses none and five, and a seventh does not fit [E-631 E-632 E-634 S-095 S-097 S-098 S-103 S-234–236]', async () => {
      const { user, field, platform } = await request()
      await user.click(screen.getByRole('button', { name: 'Verify' }))
      await screen.findByText('Enter the 6 digits of the code.')
      await user.type(field, '1a2 3b45')
      expect(drawn()).toEqual(['1', '2', '3', '4', '5', ''])
      await user.click(screen.getByRole('button', { name: 'Verify' }))
      await screen.findByText('Enter the 6 digits of the code.')
      await user.click(field)
      await user.keyboard('{Backspace}')
      expect(drawn()).toEqual(['1', '2', '3', '4', '', ''])
      await user.keyboard('{Backspace}9')
      expect(drawn()).toEqual(['1', '2', '3', '9', '', ''])
      expect(field.maxLength).toBe(6)
      expect(platform.session.tokens.store.getState().token).toBeUndefined()
    })

    test('that is pasted and right says OTP Verified, leads by the step of its token, and keeps who is signed in over a reload [E-633 E-803 S-096 S-131 S-187 S-192]', async () => {
      const { user, field, platform, person, address, storage, send } = await request()
      await user.click(field)
      const code = await lastCode(api, phone)
      await user.paste(`Your code is ${code.slice(0, 3)} ${code.slice(3)}`)
      await screen.findByText('OTP verified')
      await waitFor(() => expect(address()).toBe(app.start))
      const { token, person: signedIn, loginCount } = platform.session.tokens.store.getState()
      const step = member === 'Employer' ? 5 : 0
      const who = { role: member, RoleID: roles[member], FullName: 'Asha Demo', ID: person.id, registrationStep: step }
      expect([signedIn, loginCount]).toEqual([who, 1])
      expect([typeof token, storage.getItem('pramaan.token')]).toEqual(['string', token])
      closeApp()
      const again = await visit('/settings', { storage, send })
      await screen.findByRole('heading', { level: 1, name: /Settings/ })
      expect(again.platform.session.tokens.store.getState().person?.ID).toBe(person.id)
    })

    test('that is wrong clears the token, and shows the toast Error in red and a message at the field [E-804 S-193 S-194 S-471]', async () => {
      const { user, field, platform, storage } = await request()
      storage.setItem('pramaan.token', 'of before')
      await user.type(field, wrongCode(await lastCode(api, phone)))
      await screen.findByText(/^(Invalid|Incorrect) mobile OTP/i)
      expect((await screen.findByText('Error')).parentElement?.className).toContain('bg-danger')
      expect(platform.session.tokens.store.getState().token).toBeUndefined()
      expect(storage.getItem('pramaan.token')).toBeNull()
      await waitFor(() => expect(drawn().join('')).toBe(''))
    })

    test('can be sent again when its 59.999 seconds, counted in minutes and seconds, are over; what fails is Something Went Wrong [E-805 S-099–101 S-472]', async () => {
      const { person: _, ...first } = await request()
      const resend = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Resend OTP' })
      expect((await screen.findByRole('timer')).textContent).toBe('0:59')
      expect(resend().disabled).toBe(true)
      api.pass(59_998)
      await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('0:00'))
      expect(resend().disabled).toBe(true)
      closeApp()
      let cut = true
      const send: typeof first.send = (url, init) =>
        cut && url.startsWith('/api/user/login') ? Promise.reject(new TypeError('fetch failed')) : first.send(url, init)
      const { user } = await visit('/login', { storage: first.storage, send, state: { signIn: 'code' } })
      await codeField()
      api.pass(1)
      await waitFor(() => expect(resend().disabled).toBe(false))
      const before = await lastCode(api, phone)
      await user.click(resend())
      await screen.findByText('Something went wrong')
      cut = false
      await user.click(resend())
      await waitFor(async () => expect(await lastCode(api, phone)).not.toBe(before))
      expect((await screen.findByRole('timer')).textContent).toBe('0:59')
    })

    test('is left by Back, which clears local storage and every flag and keeps the number [S-102 S-202]', async () => {
      const { user, storage, platform } = await request()
      platform.session.tokens.countLogin()
      storage.setItem('anything', 'else')
      await user.click(screen.getByRole('button', { name: 'Back' }))
      expect((await numberField()).value).toBe('9876543210')
      expect(consentBoxes().map(({ checked }) => checked)).toEqual([false, false])
      expect(storage.getItem('anything')).toBeNull()
      const flags = { token: undefined, person: undefined, loginCount: 0 }
      expect(platform.session.tokens.store.getState()).toMatchObject(flags)
    })
  })
}

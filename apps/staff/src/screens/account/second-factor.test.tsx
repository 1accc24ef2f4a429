import { startApi } from '@pramaan/api/testing'
import { closeApp, lastCode, showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { app, showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()

type User = Awaited<ReturnType<typeof showToStaff>>['user']

/** An authenticator app with the key next to the QR code. */
async function anAuthenticator() {
  const key = await waitFor(() => screen.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/))
  const totp = new TOTP({ secret: (key.textContent ?? '').replaceAll(' ', '') })
  return () => totp.generate({ timestamp: api.deps.now().getTime() })
}

async function setUp(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Set up' }))
  const code = await anAuthenticator()
  await screen.findByRole('img', { name: 'QR code for your authenticator app' })
  await user.type(screen.getByLabelText('Code from the app'), code())
  const list = await screen.findByRole('list', { name: 'Recovery codes' })
  const codes = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
  await user.click(screen.getByRole('button', { name: 'I have saved them' }))
  await screen.findByText(/^On\..*10 recovery codes are left/)
  return { code, codes }
}

async function askForCode(user: User, phone: string) {
  await user.type(await screen.findByLabelText('Mobile number'), phone)
  for (const box of screen.queryAllByRole('checkbox')) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
  await user.type(await screen.findByLabelText('6-digit code'), await lastCode(api, phone))
}

test('staff set up an authenticator in the settings, sign in with it, and with a recovery code without it', async () => {
  const { user, person } = await showToStaff(api, 'hr', '/settings')
  const { code, codes } = await setUp(user)
  api.pass(30_000)
  closeApp()
  const second = await showApp(api, { ...app, at: '/settings' })
  await askForCode(second.user, person.phone ?? '')
  const field = await screen.findByLabelText<HTMLInputElement>('Authenticator code')
  await second.user.type(field, code() === '000000' ? '000001' : '000000')
  await screen.findByText('Invalid authenticator code')
  await waitFor(() => expect([field.value, document.activeElement]).toEqual(['', field]))
  await second.user.paste(code())
  await waitFor(() => expect(second.platform.session.tokens.store.getState().person?.ID).toBe(person.id))
  closeApp()
  const third = await showApp(api, { ...app, at: '/settings' })
  await askForCode(third.user, person.phone ?? '')
  await third.user.click(await screen.findByRole('button', { name: 'Use a recovery code' }))
  await third.user.type(screen.getByLabelText('Recovery code'), `${codes[0]}{Enter}`)
  await waitFor(() => expect(third.platform.session.tokens.store.getState().person?.ID).toBe(person.id))
})

test('a wrong first code turns nothing on, is cleared, and the next one does', async () => {
  const { user } = await showToStaff(api, 'hr', '/settings')
  await user.click(await screen.findByRole('button', { name: 'Set up' }))
  const code = await anAuthenticator()
  const field = screen.getByLabelText<HTMLInputElement>('Code from the app')
  await user.type(field, code() === '000000' ? '000001' : '000000')
  await screen.findByText(/That is not the code/)
  await waitFor(() => expect(field.value).toBe(''))
  await user.click(field)
  await user.paste(code())
  await screen.findByRole('list', { name: 'Recovery codes' })
})

test('an Admin resets the authenticator of someone else, named, with Cancel', async () => {
  const first = await showToStaff(api, 'hr', '/settings')
  await setUp(first.user)
  closeApp()
  const { user } = await showToStaff(api, 'Admin', '/admin-people?tab=staff')
  await user.click(await screen.findByRole('button', { name: `Actions for ${first.person.fullName}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Reset authenticator…' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain(`Reset the authenticator of ${first.person.fullName}?`)
  within(dialog).getByRole('button', { name: 'Cancel' })
  await user.click(within(dialog).getByRole('button', { name: `Reset for ${first.person.fullName}` }))
  await screen.findByText(`The authenticator of ${first.person.fullName} is off.`)
})

test('an Admin who must have one sees its steps in place of everything else, until it is on', async () => {
  const { storage, send } = await showToStaff(api, 'Admin', '/settings')
  closeApp()
  api.deps.config.NODE_ENV = 'production'
  const { user } = await showApp(api, { ...app, storage, send, at: '/admin-people' })
  await screen.findByRole('heading', { name: 'Set up your authenticator app' })
  const code = await anAuthenticator()
  await user.type(screen.getByLabelText('Code from the app'), code())
  await user.click(await screen.findByRole('button', { name: 'I have saved them' }))
  await screen.findByRole('link', { name: /People/ })
  api.deps.config.NODE_ENV = 'test'
})

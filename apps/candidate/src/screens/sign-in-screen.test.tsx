// @vitest-environment jsdom
import { startApi } from '@pramaan/api/testing'
import { lastCode, showApp } from '@pramaan/app-kit/testing/render-app.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import { texts } from '../texts/en.ts'

const api = await startApi()
const app = { map: routes, catalogue: texts }

test('a new number leads through registration and its code to basic details', async () => {
  const { user, address, platform } = await showApp(api, app)
  await user.type(await screen.findByLabelText('Mobile number'), '9876543210')
  for (const box of screen.getAllByRole('checkbox')) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
  await user.type(await screen.findByLabelText('Name'), 'Asha Demo')
  await user.click(screen.getByLabelText(/Fresher/))
  await user.click(screen.getByRole('button', { name: 'GET STARTED' }))
  await user.type(await screen.findByLabelText('6-digit code'), await lastCode(api, '+919876543210'))
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  await screen.findByRole('heading', { name: 'Basic details' })
  expect(address()).toBe('/complete-profile?step=details')
  expect(platform.session.tokens.store.getState().person?.registrationStep).toBe(-1)
})

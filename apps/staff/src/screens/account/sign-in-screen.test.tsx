import { startApi } from '@pramaan/api/testing'
import { showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'
import { firstTexts } from '../../texts/first.ts'

const api = await startApi()

test('sign-in, from the number to the code, needs no more than the first texts', async () => {
  const phone = '+919876543210'
  await api.aStaffMember('Admin', { phone })
  const { user } = await showApp(api, { map: routes, catalogue: firstTexts, at: '/login' })
  const said = () => document.body.textContent
  const keys = Object.keys(texts).filter((key) => key.includes('.'))
  const bare = () => keys.filter((key) => said().includes(key))
  await user.type(await screen.findByLabelText('Mobile number'), '9123456789')
  for (const box of screen.queryAllByRole('checkbox')) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
  await screen.findByText(/There is no staff account/)
  expect(bare()).toEqual([])
  await user.clear(screen.getByLabelText('Mobile number'))
  await user.type(screen.getByLabelText('Mobile number'), phone)
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
  await screen.findByRole('button', { name: 'Verify' })
  expect(bare()).toEqual([])
})

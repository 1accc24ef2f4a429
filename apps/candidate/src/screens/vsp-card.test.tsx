import { startApi } from '@pramaan/api/testing'
import { showAppAs } from '@pramaan/app-kit/testing/render-app.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import { texts } from '../texts/en.ts'

const api = await startApi()
const complete = {
  degree: 'B.Com',
  professionalSkills: ['Tally'],
  description: 'Books that balance',
  dob: '2001-05-04',
}

async function aDashboardOf(profile: Parameters<typeof api.aCandidate>[0]) {
  const person = await api.aCandidate(profile, { fullName: 'Asha Demo' })
  return showAppAs(api, String(person.phone), 'Candidate', { map: routes, catalogue: texts, at: '/dashboard' })
}

test('who is complete enough is offered the purchase, with its steps, the fee with its tax, and the refund', async () => {
  const { user } = await aDashboardOf(complete)
  await user.click(await screen.findByRole('button', { name: 'Get Verified' }))
  const offer = within(await screen.findByRole('dialog', { name: 'Get VSP' }))
  const told = ['Book a call with the HR team', 'Initial screening and interview', '₹423.73', '₹76.27', '₹500.00']
  for (const text of [...told, 'Verification done with increased visibility'])
    expect(offer.getByText(text)).toBeDefined()
  expect(offer.getByRole('button', { name: 'Pay ₹500 and apply' })).toBeDefined()
})

test('who is not is told so, with the best thing to add', async () => {
  const { user } = await aDashboardOf({})
  await user.click(await screen.findByRole('button', { name: 'Get Verified' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Your profile is incomplete. Please complete it before applying for VSP.')
  expect(within(alert).getByRole('link').getAttribute('href')).toMatch(/^\/candidate-profile/)
  expect(screen.queryByRole('dialog')).toBeNull()
})

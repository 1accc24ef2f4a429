import { startApi } from '@pramaan/api/testing'
import { shopOf } from '@pramaan/api/testing/scenarios/shop'
import { fillDate } from '@pramaan/app-shell/testing/fill-date.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()
const shop = shopOf(api)

/** A candidate who paid for verification. */
async function aPayer() {
  const person = await shop.aBuyer()
  await shop.verify(shop.standin.pay(await shop.order(person)))
  return person
}

test('payments show who paid what for what, and a name leads to the read-only profile', async () => {
  const person = await aPayer()
  await showToStaff(api, 'Counsellor', '/payments')
  const name = await screen.findByRole('link', { name: person.fullName })
  expect(name.getAttribute('href')).toBe(`/candidate-profile-ro?candidateID=${person.id}`)
  const row = [...(name.closest('tr')?.cells ?? [])].map(({ textContent }) => textContent)
  expect([row[2], row[3], row[6]]).toEqual(['Verification', 'Paid', '₹500'])
})

test('the days of payment are searched by the button, ten payments a page', async () => {
  for (let payer = 0; payer < 11; payer += 1) await aPayer()
  const { user, address } = await showToStaff(api, 'hr', '/payments')
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(11))
  await fillDate(user, 'From', '2026-11-22')
  expect(address()).toBe('/payments')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(address()).toBe('/payments?startDate=2026-11-22'))
  await screen.findByText('No payments in this period.')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(11))
})

test('Go to Payments on a profile is an Admin’s, and leads to the platform’s payments; hr has no such link', async () => {
  const person = await aPayer()
  const at = `/candidate-profile-ro?candidateID=${person.id}`
  const admin = await showToStaff(api, 'Admin', at)
  await admin.user.click(await screen.findByRole('link', { name: 'Go to Payments' }))
  await screen.findByRole('heading', { level: 1, name: 'Payments' })
  expect(admin.address()).toBe('/payments')
  admin.history.push('/')
  const hr = await showToStaff(api, 'hr', at)
  await waitFor(() => expect(screen.getAllByRole('heading', { name: 'Personal Information' }).length).toBe(1))
  expect(screen.queryByRole('link', { name: 'Go to Payments' })).toBeNull()
  expect(hr.address()).toBe(at)
})

test('a C-Partner is not let into the payments', async () => {
  await showToStaff(api, 'C-Partner', '/payments')
  await screen.findByText('This page is not for your account')
})

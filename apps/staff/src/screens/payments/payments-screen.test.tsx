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

test('payments show who paid what for what, and a name leads to the read-only profile [E-371 E-683]', async () => {
  const person = await aPayer()
  await showToStaff(api, 'Counsellor', '/payments')
  const name = await screen.findByRole('link', { name: person.fullName })
  expect(name.getAttribute('href')).toBe(`/candidate-profile-ro?candidateID=${person.id}`)
  const row = [...(name.closest('tr')?.cells ?? [])].map(({ textContent }) => textContent)
  expect([row[2], row[3], row[6]]).toEqual(['Verification', 'Paid', '₹500'])
})

test('the days of payment are searched by the button, ten payments a page [E-368–370]', async () => {
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

test('Go to Payments on a profile is an Admin’s, and leads to the platform’s payments; hr has no such link [C-163]', async () => {
  const person = await aPayer()
  const at = `/candidate-profile-ro?candidateID=${person.id}`
  const admin = await showToStaff(api, 'Admin', at)
  await admin.user.click(await screen.findByRole('link', { name: 'Go to payments' }))
  await screen.findByRole('heading', { level: 1, name: 'Payments' })
  expect(admin.address()).toBe('/payments')
  admin.history.push('/')
  const hr = await showToStaff(api, 'hr', at)
  await waitFor(() => expect(screen.getAllByRole('heading', { name: 'Personal information' }).length).toBe(1))
  expect(screen.queryByRole('link', { name: 'Go to payments' })).toBeNull()
  expect(hr.address()).toBe(at)
})

test('a C-Partner is not let into the payments [E-686]', async () => {
  await showToStaff(api, 'C-Partner', '/payments')
  await screen.findByText('This page is not for your account')
})

test('payments are narrowed by name, status and purpose, and a line says what the listed ones sum up to', async () => {
  const person = await aPayer()
  await aPayer()
  const { user, address } = await showToStaff(api, 'Admin', '/payments')
  await screen.findByText('₹1,000 paid')
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or order' }), person.fullName)
  await screen.findByText('₹500 paid')
  expect(screen.getAllByRole('row')).toHaveLength(2)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Failed')
  await screen.findByText('No payment matches. Remove a filter, or check the spelling.')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Paid')
  await screen.findByRole('link', { name: person.fullName })
  await user.selectOptions(screen.getByRole('combobox', { name: 'For' }), 'Verification')
  await waitFor(() =>
    expect(address()).toBe(
      `/payments?term=${encodeURIComponent(person.fullName).replaceAll('%20', '+')}&purpose=VSP&status=captured`,
    ),
  )
  await screen.findByRole('link', { name: person.fullName })
})

test('a period is chosen from a menu: today, 7 days or this month', async () => {
  await aPayer()
  const { user, address } = await showToStaff(api, 'hr', '/payments')
  await user.click(await screen.findByRole('button', { name: 'Choose a period' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Last 7 days' }))
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(address()).toBe('/payments?startDate=2026-11-15&endDate=2026-11-21'))
})

import { startApi } from '@pramaan/api/testing'
import { findableCandidates } from '@pramaan/api/testing/people/findable'
import { shopOf } from '@pramaan/api/testing/scenarios/shop'
import { settings } from '@pramaan/database/schema'
import { type CheckoutRequest, installCheckout } from '@pramaan/features/testing/checkout.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToEmployer } from '../../testing/show-to-employer.tsx'

const api = await startApi({ SELLER_GSTIN: '27AAAAA0000A1Z5' })
const shop = shopOf(api)
let atCheckout: Parameters<typeof installCheckout>[0] = () => undefined
installCheckout((request, fail) => atCheckout(request, fail))

/** Limits the free plan to this many searches a day. */
const limit = (free: object) =>
  api.db.insert(settings).values({ key: 'plan-limits', value: { free }, updatedAt: api.deps.now() })

test('a limit leads to the plans, which show today’s use, what is included and the price with tax, and back to the same search [E-006 S-006]', async () => {
  await limit({ jobRolesADay: 1 })
  const employer = await api.anEmployer()
  const client = await api.as(employer)
  await findableCandidates(api)({}, { account: { fullName: 'Kite Kale' } })
  await client.search.candidates({ query: { searchTitle: 'Kite' } })
  const { user, address } = await showToEmployer(api, '/emp-candidate-list?location=Pune&searchTitle=Nurse', employer)
  await screen.findByRole('heading', { name: 'Job role search limit reached' })
  await user.click(screen.getByRole('link', { name: 'See plans' }))
  await screen.findByRole('heading', { name: 'You are on Free' })
  expect(screen.getByText('1 of 1')).toBeTruthy()
  expect(screen.getByText('0 of 100')).toBeTruthy()
  const table = within(screen.getByRole('table'))
  expect(table.getByRole('row', { name: /Different job positions 1 No limit/ })).toBeTruthy()
  expect(table.getByRole('row', { name: /Contacts of candidates 200 2,000/ })).toBeTruthy()
  expect(await screen.findByText('₹2,999 with GST')).toBeTruthy()
  expect(await screen.findByText('₹457.47')).toBeTruthy()
  expect(screen.getByText(/Nothing renews automatically.*we refund the full amount/)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /365 days/ }))
  expect(screen.getByRole('button', { name: 'Pay ₹29,990' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Payments and receipts' }).getAttribute('href')).toBe('/payments')
  await user.click(screen.getByRole('link', { name: 'Back to candidates' }))
  await waitFor(() => expect(address()).toBe('/emp-candidate-list?location=Pune&searchTitle=Nurse'))
})

test('bought days count at once: the plan, its end and its limits show, and the receipt is in the ledger', async () => {
  const employer = await api.anEmployer()
  const client = await api.as(employer)
  const { orderId } = await client.payments.createPlanOrder({ body: { userId: employer.id, Offer: 'premium-month' } })
  const paid = (await client.payments.pay({ body: { orderId, outcome: 'success' } })).data
  expect((await client.payments.verifyPlan({ body: paid })).data.state).toBe('fulfilled')
  const { history } = await showToEmployer(api, '/plans', employer)
  await screen.findByRole('heading', { name: 'You are on Premium' })
  expect(screen.getByText('until 21/12/2026')).toBeTruthy()
  expect(screen.getAllByText('0 today')).toHaveLength(2)
  expect(screen.getByRole('heading', { name: 'Add days to Premium' })).toBeTruthy()
  history.push('/payments')
  expect(await screen.findByRole('button', { name: /^Receipt / })).toBeTruthy()
})

test('an employer with a permanent plan from an Admin has nothing to buy', async () => {
  await showToEmployer(api, '/plans', await api.anEmployer({ plan: 'premium' }))
  expect(await screen.findByText('Your plan never expires. There is nothing to buy.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

const pay = ({ handler, order_id }: CheckoutRequest) => handler(shop.standin.pay(order_id))
const close = ({ modal }: CheckoutRequest) => modal.ondismiss()

test.each<[string, Parameters<typeof installCheckout>[0], RegExp]>([
  ['closed', close, /Nothing renews automatically/],
  ['refused by the bank, and then closed', (request, fail) => [fail('Card declined'), close(request)], /Card declined/],
])('a checkout that was %s leaves the offer as it was, ready to be paid', async (_, leave, said) => {
  atCheckout = leave
  const { user } = await showToEmployer(api, '/plans', await api.anEmployer())
  await user.click(await screen.findByRole('button', { name: 'Pay ₹2,999' }))
  const button = await screen.findByRole('button', { name: 'Pay ₹2,999' })
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'))
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.queryByText('Opening the checkout...')).toBeNull()
  expect(screen.getByRole('heading', { name: 'You are on Free' })).toBeTruthy()
})

test('a paid checkout leaves the page on the new plan, not on the checkout', async () => {
  atCheckout = pay
  const { user } = await showToEmployer(api, '/plans', await api.anEmployer())
  await user.click(await screen.findByRole('button', { name: 'Pay ₹2,999' }))
  const done = within(await screen.findByRole('dialog', { name: 'Payment successful' }))
  expect(screen.queryByText(/Opening the checkout/)).toBeNull()
  await user.click(done.getByRole('button', { name: 'Done' }))
  await screen.findByRole('heading', { name: 'You are on Premium' })
  expect(screen.getByRole('button', { name: 'Pay ₹2,999' })).toBeTruthy()
})

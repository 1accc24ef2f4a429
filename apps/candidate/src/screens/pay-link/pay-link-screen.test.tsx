import { startApi } from '@pramaan/api/testing'
import { shopOf } from '@pramaan/api/testing/scenarios/shop'
import { showApp, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { storeOrders } from '@pramaan/database/schema'
import { installCheckout } from '@pramaan/features/testing/checkout.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi({ SELLER_GSTIN: '27AAAAA0000A1Z5' })
const shop = shopOf(api)
const ID = '00000000-0000-4000-8000-000000000001'
const at = `/pay?order=${ID}`
const app = { map: routes, catalogue: texts, at }

installCheckout(({ order_id, handler }) => handler(shop.standin.pay(order_id)))

/** A candidate who got a payment link from an Admin, by default for a verification. */
async function aLink(of: { Purpose: 'VSP' | 'Course'; SubjectID: number } = { Purpose: 'VSP', SubjectID: 0 }) {
  const [person, admin] = [await shop.aBuyer(), await api.as(await api.aStaffMember('Admin'))]
  await admin.store.sync({ body: { Orders: [{ ...of, ID, Contact: person.phone ?? '' }] } })
  return { person, admin }
}

const openLink = ({ phone }: { phone: string | null }) => showAppAs(api, String(phone), 'Candidate', app)

test('a payment link shows the item, the fee with its tax and the deadline; after paying it shows as paid for the person and in the Store [E-439]', async () => {
  const { person, admin } = await aLink()
  const { user } = await openLink(person)
  await screen.findByRole('heading', { name: 'Verified skills profile' })
  for (const amount of ['₹423.73', '₹76.27', '₹500.00'])
    expect((await screen.findAllByText(amount)).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/This link works until 28\/11\/2026\./).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: /^Pay ₹500/ }))
  const done = within(await screen.findByRole('dialog', { name: 'Payment successful' }))
  expect(await shop.isApplied(person.id)).toBe(true)
  await user.click(done.getByRole('button', { name: 'Done' }))
  await screen.findByRole('heading', { name: 'Verified skills profile: paid' })
  expect((await admin.store.orders({ query: {} })).data).toMatchObject([{ ID, Status: 'paid' }])
})

test('a link of a course is paid as that course, and enrolls', async () => {
  const course = await shop.aCourse()
  const { person } = await aLink({ Purpose: 'Course', SubjectID: course.id })
  const { user } = await openLink(person)
  await user.click(await screen.findByRole('button', { name: /^Pay ₹2,500/ }))
  await screen.findByRole('dialog', { name: 'Payment successful' })
})

test('a visitor who opens a payment link is asked to sign in, and the URL is kept', async () => {
  await aLink()
  const { address } = await showApp(api, app)
  await screen.findByLabelText(/phone|mobile/i)
  expect(address()).toBe(at)
})

test.each([
  ['withdrawn', { withdrawnAt: api.deps.now() }, 'This payment link was withdrawn'],
  ['over', { expiresAt: api.deps.now() }, 'This payment link has expired'],
])('a link that is %s shows its status and asks for no money', async (_, change, title) => {
  const { person } = await aLink()
  await api.db.update(storeOrders).set(change)
  await openLink(person)
  await screen.findByRole('heading', { name: title })
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Go to dashboard' }).getAttribute('href')).toBe('/dashboard')
})

test('another person’s link, and a URL without one, show that there is none for the signed-in person', async () => {
  await aLink()
  const { history } = await openLink(await shop.aBuyer())
  await screen.findByRole('heading', { level: 2, name: 'We found no payment link for this account' })
  history.push('/pay?order=nothing')
  await waitFor(() => screen.getByRole('heading', { name: 'We found no payment link for this account' }))
})

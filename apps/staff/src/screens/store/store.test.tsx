import { startApi } from '@pramaan/api/testing'
import { shopOf } from '@pramaan/api/testing/scenarios/shop'
import type { Send } from '@pramaan/api-client'
import { closeApp, showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { notifications, storeOrders } from '@pramaan/database/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { app, showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()
const shop = shopOf(api)

/** Timers that run normally, and can be moved ahead. */
const movableTimers = () =>
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })

/** An Admin's console in a browser whose network can be cut; `calls` are the requests it made. */
async function anAdminAt(at: string) {
  const { storage, send } = await showToStaff(api, 'Admin', '/settings')
  closeApp()
  const network = { cut: false, calls: [] as string[] }
  const cuttable: Send = (url, init) => {
    network.calls.push(`${init.method} ${url}`)
    return network.cut ? Promise.reject(new TypeError('fetch failed')) : send(url, init)
  }
  const made = (call: string) => network.calls.filter((one) => one === call).length
  const browser = { storage, send: cuttable }
  return { network, made, browser, ...(await showApp(api, { ...app, ...browser, at })) }
}

type User = Awaited<ReturnType<typeof anAdminAt>>['user']
async function placeOrder(user: User, contact: string) {
  await user.selectOptions(await screen.findByLabelText('Category'), 'Verification')
  await user.selectOptions(screen.getByLabelText('Item'), 'VSP-0')
  await user.type(screen.getByLabelText('Phone or e-mail'), contact)
  await user.click(screen.getByRole('button', { name: 'Send payment link' }))
}

test('the loading screen fetches categories and items after 15 seconds and then goes to the new order [C-500 C-502 C-503 E-440]', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const due = () => timers.mock.calls.find(([, milliseconds]) => milliseconds === 15_000)
  const { address, made } = await anAdminAt('/load')
  await screen.findByRole('heading', { name: 'Loading the store' })
  await waitFor(() => expect(due()).toBeDefined())
  const fetched = () => ['ItemCategories', 'Items'].map((name) => made(`GET /api/${name}/business`))
  expect([fetched(), address()]).toEqual([[0, 0], '/load'])
  due()?.[0]()
  await screen.findByRole('heading', { name: 'New order' })
  expect([fetched(), address()]).toEqual([[1, 1], '/newOrder'])
})

test('the loading screen continues at once by its button, and says Something went wrong if the items can’t load [E-782 E-813]', async () => {
  const { user, address, network } = await anAdminAt('/load')
  const goOn = await screen.findByRole('button', { name: 'Continue now' })
  network.cut = true
  await user.click(goOn)
  await screen.findByText('Something went wrong')
  await waitFor(() => expect(address()).toBe('/newOrder'))
})

test('an order is placed for a person at the server’s price, who is asked to pay; its payment link can be copied, and it is in the sales [E-439 S-063 S-064]', async () => {
  const person = await shop.aBuyer()
  const { user, address } = await anAdminAt('/newOrder')
  await placeOrder(user, person.phone ?? '')
  await screen.findByText(`${person.phone} was asked to pay for Verified skills profile.`)
  expect(await api.db.select().from(notifications)).toMatchObject([{ accountId: person.id, kind: 'payment-requested' }])
  const [order] = await api.db.select().from(storeOrders)
  await screen.findByText(new RegExp(`^http://candidate\\..*/pay\\?order=${order?.id}$`))
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await screen.findByText('Link copied')
  await user.click(screen.getByRole('link', { name: 'Orders' }))
  await waitFor(() => expect(address()).toBe('/orders?tab=sales'))
  const row = (await screen.findByRole('link', { name: person.fullName })).closest('tr')
  expect(within(row as HTMLElement).getByText('Asked to pay')).toBeTruthy()
  expect(within(row as HTMLElement).getByText('₹500')).toBeTruthy()
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(['Date', 'Name', 'Item', 'Status', 'Link until', 'Amount', 'Payment link'])
})

test('a payment link that waits is withdrawn after a question that names whose it is, and can then be copied no more', async () => {
  const person = await shop.aBuyer()
  const { user } = await anAdminAt('/newOrder')
  await placeOrder(user, person.phone ?? '')
  await screen.findByText(`${person.phone} was asked to pay for Verified skills profile.`)
  await user.click(screen.getByRole('link', { name: 'Orders' }))
  const about = `Verified skills profile for ${person.fullName}`
  await user.click(await screen.findByRole('button', { name: `Withdraw the payment link ${about}` }))
  const question = within(await screen.findByRole('alertdialog'))
  question.getByText(`Withdraw the payment link of ${person.fullName}?`)
  await user.click(question.getByRole('button', { name: 'Withdraw the link' }))
  await screen.findByText('Withdrawn')
  expect(screen.queryByRole('button', { name: /^Copy link/ })).toBeNull()
  const notified = (await api.db.select().from(notifications)).map(({ kind }) => kind)
  expect(notified).toEqual(['payment-requested', 'payment-request-withdrawn'])
})

test('a refusal shows in the form, where the typed values stay, and nothing is saved for later', async () => {
  const { user } = await anAdminAt('/newOrder?item=VSP-0')
  await user.type(await screen.findByLabelText('Phone or e-mail'), '9000000009')
  await user.click(screen.getByRole('button', { name: 'Send payment link' }))
  await screen.findByText('No candidate has this phone number or e-mail address.')
  expect(screen.getByLabelText('Phone or e-mail')).toHaveProperty('value', '9000000009')
  expect(screen.queryByText(/We’ll send it when you’re online/)).toBeNull()
})

test('an unsent order stays on the device, over a reload, and is synced every 60 seconds until it is taken, once [C-501 E-441 E-779]', async () => {
  movableTimers()
  const person = await shop.aBuyer()
  const { user, network, browser, made } = await anAdminAt('/newOrder')
  await screen.findByLabelText('Category')
  network.cut = true
  await placeOrder(user, person.phone ?? '')
  await screen.findByText(/We’ll send it when you’re online/)
  closeApp()
  await showApp(api, { ...app, ...browser, at: '/orders?tab=unsent' })
  await screen.findByText(/We’ll send it when you’re online/)
  await waitFor(() => expect(made('PUT /api/Order')).toBe(2))
  vi.advanceTimersByTime(55_000)
  expect(made('PUT /api/Order')).toBe(2)
  vi.advanceTimersByTime(5000)
  await waitFor(() => expect(made('PUT /api/Order')).toBe(3))
  expect(await api.db.$count(storeOrders)).toBe(0)
  network.cut = false
  vi.advanceTimersByTime(60_000)
  await screen.findByText('Everything was sent.')
  expect(await api.db.$count(storeOrders)).toBe(1)
  vi.advanceTimersByTime(180_000)
  expect(made('PUT /api/Order')).toBe(4)
})

test('unsent orders leave as soon as the network is back, and one whose answer was lost is not made twice', async () => {
  const person = await shop.aBuyer()
  const { user, network, browser, made } = await anAdminAt('/newOrder')
  await screen.findByLabelText('Category')
  closeApp()
  const lossy: Send = async (url, init) => {
    const answer = await browser.send(url, init)
    if (network.calls.at(-1) === 'PUT /api/Order' && made('PUT /api/Order') === 1) throw new TypeError('lost')
    return answer
  }
  await showApp(api, { ...app, ...browser, send: lossy, at: '/newOrder' })
  await placeOrder(user, person.phone ?? '')
  await screen.findByText(/We’ll send it when you’re online/)
  window.dispatchEvent(new Event('online'))
  await screen.findByText(`${person.phone} was asked to pay for Verified skills profile.`)
  expect([await api.db.$count(storeOrders), await api.db.$count(notifications)]).toEqual([1, 1])
})

test('items on sale are listed with their price, and link to an order [S-062]', async () => {
  const course = await shop.aCourse()
  const { user, address } = await anAdminAt('/items')
  await user.click(await screen.findByRole('link', { name: 'Order Tally course' }))
  await waitFor(() => expect(address()).toBe(`/newOrder?item=Course-${course.id}`))
  expect(await screen.findByLabelText('Item')).toHaveProperty('value', `Course-${course.id}`)
})

test('the transactions are Sale, Profit, Expense and Orders over the real payments [E-434 S-065]', async () => {
  const person = await shop.aBuyer()
  await shop.verify(shop.standin.pay(await shop.order(person)))
  await anAdminAt('/transactions')
  const figures = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  await waitFor(async () =>
    expect(await figures()).toEqual(
      expect.arrayContaining([
        'Sale₹500Received in all',
        'Profit₹500Received, less refunds',
        'Expense₹0Refunded, or owed',
        'Orders1Payments received',
      ]),
    ),
  )
})

test('transactions that fail to load show one toast, and Retry loads them [E-814]', async () => {
  const { user, network } = await anAdminAt('/newOrder')
  await screen.findByLabelText('Category')
  network.cut = true
  await user.click(screen.getByRole('link', { name: 'Transactions' }))
  await screen.findByText('Something went wrong')
  network.cut = false
  await user.click((await screen.findAllByRole('button', { name: 'Retry' }))[0] as HTMLElement)
  await screen.findByText('Received, less refunds')
})

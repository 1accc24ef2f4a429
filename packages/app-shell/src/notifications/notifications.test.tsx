import { startApi } from '@pramaan/api/testing'
import { linkDays } from '@pramaan/domain/link-days'
import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AppRoutes } from '../router/app-routes.ts'
import { NotificationSettings } from '../settings/notification-settings.tsx'
import { showAppAs } from '../testing/render-app.tsx'
import { shellTexts } from '../texts/en.ts'
import { NotificationBell } from './notification-bell.tsx'

const api = await startApi()

function Frame({ children }: { children: ReactNode }) {
  return children
}

function LayoutWithBell({ children }: { children: ReactNode }) {
  return (
    <>
      <NotificationBell />
      {children}
    </>
  )
}

function Start() {
  return <NotificationBell settingsHref="/settings" />
}

const map: AppRoutes = {
  app: 'candidate',
  home: '/',
  pathOfStep: () => '/',
  signIn: async () => () => <h1>Signed out</h1>,
  shell: async () => Frame,
  routes: {
    '/': { screen: async () => Start, for: ['Candidate'], title: 'app.name' },
    '/candidate-profile': { screen: async () => () => <h1>Profile</h1>, for: ['Candidate'], title: 'app.name' },
    '/settings': { screen: async () => NotificationSettings, for: ['Candidate'], title: 'app.name' },
  },
}

/** An `EventSource` that the test controls: only what a browser does with the stream's events. */
class Stream extends EventTarget {
  static open: Stream[] = []
  url: string
  constructor(url: string) {
    super()
    this.url = url
    Stream.open.push(this)
  }
  close() {
    Stream.open = Stream.open.filter((one) => one !== this)
  }
}

afterEach(() => {
  Stream.open = []
})

type Line = { kind?: string; params?: object; path?: string | null; daysAgo?: number }

async function aCandidateNotifiedOf(...lines: Line[]) {
  const person = await api.aCandidate({}, { fullName: 'Asha Demo' })
  for (const line of lines) await notify(person.id, line)
  return person
}

async function notify(id: number, { kind = 'verification-verified', params = {}, path = null, daysAgo = 0 }: Line) {
  const at = new Date(api.deps.now().getTime() - daysAgo * 86_400_000)
  await api.db.$client.query(
    'insert into notifications (account_id, kind, params, path, created_at) values ($1, $2, $3, $4, $5)',
    [id, kind, params, path, at],
  )
}

const show = (person: { phone: string | null }, at = '/') =>
  showAppAs(api, person.phone ?? '', 'Candidate', { map, catalogue: shellTexts, at })

test('the bell shows how many are new; the centre lists them by day, and one press marks all as read', async () => {
  const person = await aCandidateNotifiedOf(
    { kind: 'drive-ends-soon', params: { drive: 'Pune Drive', day: '20/11/2026' }, daysAgo: 3 },
    { kind: 'shortlisted', params: { company: 'Demo Forge' }, daysAgo: 1 },
    { path: '/candidate-profile' },
  )
  const { user } = await show(person)
  await user.click(await screen.findByRole('button', { name: 'Notifications, 3 new' }))
  const centre = await screen.findByRole('dialog', { name: 'Notifications' })
  const days = await within(centre).findAllByRole('heading', { level: 3 })
  expect(days.map(({ textContent }) => textContent)).toEqual(['Today', 'Yesterday', '18/11/2026'])
  within(centre).getByText('Demo Forge has shortlisted you')
  await user.click(within(centre).getByRole('button', { name: 'Mark all as read' }))
  await expect.poll(() => within(centre).queryByText('New:')).toBeNull()
  await user.keyboard('{Escape}')
  await screen.findByRole('button', { name: 'Notifications' })
})

test('an opened notification is marked as read, closes the centre and shows its subject, also by keyboard', async () => {
  const person = await aCandidateNotifiedOf({ path: '/candidate-profile' })
  const { user, address } = await show(person)
  const bell = await screen.findByRole('button', { name: 'Notifications, 1 new' })
  bell.focus()
  await user.keyboard('{Enter}')
  const line = await screen.findByRole('link', { name: /Your profile is verified/ })
  line.focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Profile' })
  expect(address()).toBe('/candidate-profile')
  expect(screen.queryByRole('dialog')).toBeNull()
  const unread = async () => (await (await api.as(person)).notifications.unread()).data.unread
  await expect.poll(unread).toBe(0)
})

test('the centre of an app’s frame closes with a move to another page, as the browser’s Back makes one, and the frame stays', async () => {
  const shell: AppRoutes['shell'] = async () => LayoutWithBell
  const { phone } = await aCandidateNotifiedOf()
  const at = '/candidate-profile'
  const shown = await showAppAs(api, phone ?? '', 'Candidate', { map: { ...map, shell }, catalogue: shellTexts, at })
  const bell = await screen.findByRole('button', { name: 'Notifications' })
  await shown.user.click(bell)
  await screen.findByRole('dialog', { name: 'Notifications' })
  shown.history.push('/settings')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Notifications' })).toBe(bell)
})

test('an empty notification centre says what will appear there', async () => {
  const { user } = await show(await aCandidateNotifiedOf())
  await user.click(await screen.findByRole('button', { name: 'Notifications' }))
  await screen.findByText('Nothing here yet')
})

test('a notification centre that fails to load shows a message, and Retry loads it', async () => {
  const person = await aCandidateNotifiedOf({})
  const { user } = await show(person)
  await screen.findByRole('button', { name: 'Notifications, 1 new' })
  await api.db.$client.query('alter table notifications rename to hidden')
  await user.click(screen.getByRole('button', { name: 'Notifications, 1 new' }))
  const retry = await screen.findByRole('button', { name: 'Retry' })
  await api.db.$client.query('alter table hidden rename to notifications')
  await user.click(retry)
  await screen.findByText(/Your profile is verified/)
})

test('a request to pay says until when its link works', async () => {
  const line = { kind: 'payment-requested', params: { item: 'Tally basics', amount: '9500' } }
  const { user } = await show(await aCandidateNotifiedOf(line))
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }))
  await screen.findByText(`Please pay ₹9500 for Tally basics within ${linkDays.payment} days of this request`)
})

test('more than a page is read on demand', async () => {
  const lines = Array.from({ length: 25 }, (_, n) => ({ kind: 'new-message', params: { from: `Sender ${n}` } }))
  const { user } = await show(await aCandidateNotifiedOf(...lines))
  await user.click(await screen.findByRole('button', { name: 'Notifications, 25 new' }))
  await user.click(await screen.findByRole('button', { name: 'Show older ones' }))
  await screen.findByText('A new message from Sender 0')
  expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull()
})

test('events of the stream show at once in the bell and the open centre, and a hidden page closes its stream', async () => {
  vi.stubGlobal('EventSource', Stream)
  const person = await aCandidateNotifiedOf()
  const { user } = await show(person)
  await user.click(await screen.findByRole('button', { name: 'Notifications' }))
  await screen.findByText('Nothing here yet')
  await notify(person.id, {})
  expect(Stream.open.map(({ url }) => url)).toEqual(['/api/notifications/stream'])
  Stream.open[0]?.dispatchEvent(new MessageEvent('unread', { data: '{"unread":1,"newest":1}' }))
  await screen.findByText(/Your profile is verified/)
  await user.keyboard('{Escape}')
  await screen.findByRole('button', { name: 'Notifications, 1 new' })
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(Stream.open).toEqual([])
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(Stream.open).toHaveLength(1)
  visibility.mockRestore()
})

test('the count comes with the stream; nothing else asks for it until the stream is cut', async () => {
  vi.stubGlobal('EventSource', Stream)
  const person = await aCandidateNotifiedOf({}, {})
  const inject = vi.spyOn(api.app, 'inject')
  const asked = () => JSON.stringify(inject.mock.calls).includes('/api/notifications/unread')
  await show(person)
  await screen.findByRole('button', { name: 'Notifications' })
  await expect.poll(() => Stream.open).toHaveLength(1)
  expect(asked()).toBe(false)
  Stream.open[0]?.dispatchEvent(new Event('error'))
  await screen.findByRole('button', { name: 'Notifications, 2 new' })
  expect(asked()).toBe(true)
})

test('counts that something on the way holds back are asked for after five seconds', async () => {
  vi.stubGlobal('EventSource', Stream)
  await show(await aCandidateNotifiedOf({}))
  await screen.findByRole('button', { name: 'Notifications' })
  await screen.findByRole('button', { name: 'Notifications, 1 new' })
})

test('choices in the settings are saved at once, and receipts keep a channel', async () => {
  const person = await aCandidateNotifiedOf()
  const { user } = await show(person, '/settings')
  const payments = await screen.findByRole('group', { name: /My payments and receipts/ })
  const box = (name: string) => within(payments).getByRole('checkbox', { name })
  await user.click(box('E-mail'))
  await user.click(box('WhatsApp'))
  await screen.findByText('Choose at least one way to get your receipts.')
  await user.click(screen.getByRole('radio', { name: 'मराठी' }))
  await screen.findByText('Saved')
  const onServer = async () => (await (await api.as(person)).notifications.preferences()).data
  const channels = { payments: ['whatsapp'], jobs: ['whatsapp', 'email'] }
  await expect.poll(onServer).toMatchObject({ language: 'mr', channels })
})

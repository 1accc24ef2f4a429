import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

const source = readFileSync(resolve(import.meta.dirname, '../../../../tooling/vite-config/public/offline.js'), 'utf8')

/** The app's worker in a browser with these tabs; `tell` hands it an event and waits for what it does. */
function aWorker(tabs: { focus: () => Promise<void>; navigate: (url: string) => Promise<void> }[] = []) {
  const listeners = new Map<string, (event: object) => void>()
  const showNotification = vi.fn(async () => undefined)
  const openWindow = vi.fn(async () => undefined)
  const self = {
    location: { origin: 'https://candidate.example.com' },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: { showNotification },
    clients: { matchAll: async () => tabs, openWindow },
  }
  runInNewContext(source, { self, URL, Promise })
  const tell = async (type: string, event: object) => {
    const done: Promise<unknown>[] = []
    listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => done.push(work) })
    await Promise.all(done)
  }
  const press = (path: string) =>
    tell('notificationclick', { notification: { data: { path }, close: () => undefined } })
  return { showNotification, openWindow, tell, press }
}

test('a message is shown by its title, and nothing else of it', async () => {
  const { showNotification, tell } = aWorker()
  await tell('push', { data: { json: () => ({ title: 'Accepted: Welder', path: '/my-applications', phone: '98' }) } })
  expect(showNotification).toHaveBeenCalledOnce()
  expect(showNotification.mock.calls[0]).toMatchObject(['Accepted: Welder', { data: { path: '/my-applications' } }])
  expect(JSON.stringify(showNotification.mock.calls)).not.toContain('98"')
})

test('pressing it opens its page in the open tab, or in a new one where there is none', async () => {
  const navigate = vi.fn(async () => undefined)
  const withTab = aWorker([{ focus: async () => undefined, navigate }])
  await withTab.press('/my-applications')
  expect(navigate).toHaveBeenCalledWith('https://candidate.example.com/my-applications')
  expect(withTab.openWindow).not.toHaveBeenCalled()
  const without = aWorker()
  await without.press('/payments')
  expect(without.openWindow).toHaveBeenCalledWith('https://candidate.example.com/payments')
})

test.each(['https://evil.example/x', '//evil.example/x'])(
  '%s is no page of the app and is not opened',
  async (path) => {
    const { openWindow, press } = aWorker()
    await press(path)
    expect(openWindow).not.toHaveBeenCalled()
  },
)

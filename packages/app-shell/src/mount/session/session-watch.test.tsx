import { startApi } from '@pramaan/api/testing'
import type { Send } from '@pramaan/api-client'
import { sessions } from '@pramaan/database/schema'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { BrowserPush } from '../../notifications/push/browser-push.ts'
import { useApi, usePerson } from '../../platform/platform.tsx'
import { bareApp } from '../../testing/bare-app.tsx'
import { closeApp, showApp, showAppAs } from '../../testing/render-app.tsx'
import { shellTexts } from '../../texts/en.ts'

const api = await startApi()

function Mine() {
  const { FullName } = usePerson()
  const { data } = useQuery(useApi().privacy.mine.query())
  return <h1>{data ? `Of ${FullName}` : 'Reading'}</h1>
}

const map = bareApp('candidate', {
  '/': { screen: async () => Mine, for: ['Candidate'], title: 'app.name' },
  '/open': { screen: async () => () => <h1>For everyone</h1>, for: 'anyone', title: 'app.name' },
})
const app = { map, catalogue: shellTexts }
const name = 'Of Asha Demo'

/** A signed-in candidate's page; `network` cuts and holds what it sends. */
async function aPage(push?: BrowserPush) {
  const { phone } = await api.aCandidate({}, { fullName: 'Asha Demo' })
  const { storage, send: reach } = await showAppAs(api, phone ?? '', 'Candidate', app)
  closeApp()
  const network = { up: true, held: Promise.resolve(), sent: 0 }
  const send: Send = async (url, init) => {
    network.sent += 1
    await network.held
    if (!network.up) throw new TypeError('fetch failed')
    return reach(url, init)
  }
  const shown = await showApp(api, { ...app, storage, send, ...(push && { push }) })
  await screen.findByRole('heading', { name })
  return { network, ...shown }
}

const goes = (type: 'pagehide' | 'pageshow', persisted = true) =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted }))
const isCovered = () => document.documentElement.dataset.covered !== undefined

/** Waits until the page shows again, and that nothing of the person was in it then. */
async function findSignIn() {
  await waitFor(() => expect(isCovered()).toBe(false))
  expect(screen.queryByRole('heading', { name })).toBeNull()
  await screen.findByRole('heading', { name: 'Signed out' })
}

describe('a page that Back brings back', () => {
  test('is covered until the server has said that its session lives', async () => {
    const { network } = await aPage()
    const answer = Promise.withResolvers<void>()
    network.held = answer.promise
    goes('pagehide')
    goes('pageshow')
    await waitFor(() => expect(network.sent).toBeGreaterThan(0))
    expect(isCovered()).toBe(true)
    answer.resolve()
    await waitFor(() => expect(isCovered()).toBe(false))
    expect(screen.getByRole('heading', { name })).toBeDefined()
  })

  test('is the sign-in where the session has ended on the server', async () => {
    await aPage()
    goes('pagehide')
    await api.db.update(sessions).set({ endedAt: api.deps.now() })
    goes('pageshow')
    await findSignIn()
  })

  test('is the sign-in after a sign-out on a later page, without a network too', async () => {
    const { network, storage } = await aPage()
    goes('pagehide')
    storage.clear()
    network.up = false
    goes('pageshow')
    await findSignIn()
  })

  test('is the same without a network while nobody signed out here', async () => {
    const { network } = await aPage()
    goes('pagehide')
    network.up = false
    goes('pageshow')
    await waitFor(() => expect(isCovered()).toBe(false))
    expect(screen.getByRole('heading', { name })).toBeDefined()
  })

  test('is not covered for a visitor, nor where the browser does not keep it', async () => {
    await showApp(api, { ...app, at: '/open' })
    await screen.findByRole('heading', { name: 'For everyone' })
    goes('pagehide')
    expect(isCovered()).toBe(false)
    closeApp()
    await aPage()
    goes('pagehide', false)
    expect(isCovered()).toBe(false)
  })
})

describe('signing out', () => {
  test('in another tab shows the sign-in here', async () => {
    const { storage } = await aPage()
    storage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    await findSignIn()
  })

  test('leaves nothing in the cache, the tab and the notifications of this browser', async () => {
    let isOn = true
    const push: BrowserPush = {
      current: async () => undefined,
      ask: async () => true,
      turnOn: async () => undefined,
      async turnOff() {
        isOn = false
      },
      isBlocked: () => false,
    }
    const { platform, queries } = await aPage(push)
    sessionStorage.setItem('pramaan.scroll', '{"default /jobs?term=nurse":300}')
    await platform.session.signOut()
    await findSignIn()
    expect(queries.getQueryCache().getAll()).toEqual([])
    expect(sessionStorage.length).toBe(0)
    expect(isOn).toBe(false)
  })

  test('without a network is sent as soon as there is one', async () => {
    const { network, platform, storage } = await aPage()
    network.up = false
    await platform.session.signOut()
    await findSignIn()
    expect(await api.db.select({ over: sessions.endedAt }).from(sessions)).toContainEqual({ over: null })
    network.up = true
    fireEvent.online(window)
    await waitFor(() => expect(storage.length).toBe(0))
    expect(await api.db.select({ over: sessions.endedAt }).from(sessions)).not.toContainEqual({ over: null })
  })
})

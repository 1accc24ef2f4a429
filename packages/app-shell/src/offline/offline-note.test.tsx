import { startApi } from '@pramaan/api/testing'
import type { Send } from '@pramaan/api-client'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { useApi } from '../platform/platform.tsx'
import { Failure } from '../router/failures/error-page.tsx'
import { bareApp } from '../testing/bare-app.tsx'
import { showApp, showAppAs } from '../testing/render-app.tsx'
import { shellTexts } from '../texts/en.ts'

const api = await startApi()
const map = bareApp('employer', {
  '/': { screen: async () => () => <h1>Start</h1>, for: 'anyone', title: 'app.name' },
})

test('every screen shows that it is offline for as long as it is', async () => {
  await showApp(api, { map, catalogue: shellTexts })
  await screen.findByRole('heading', { name: 'Start' })
  expect(screen.queryByText(/You are offline/)).toBeNull()
  fireEvent.offline(window)
  expect((await screen.findByRole('alert')).textContent).toContain('You are offline. Waiting for the network.')
  fireEvent.online(window)
  await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull())
})

describe('an app that stores what its screens showed', () => {
  function Levels() {
    const levels = useQuery(useApi().reference.levels.query())
    if (levels.isError) return <p>Not read</p>
    return <p>{levels.data ? `${levels.data.data.length > 0 ? 'Read' : 'Empty'}` : 'Reading'}</p>
  }
  function Unread() {
    const { data, error, refetch } = useQuery(useApi().reference.domains.query())
    if (error) return <Failure error={error} onRetry={() => void refetch()} />
    return <p>{data ? 'Domains read' : 'Reading'}</p>
  }
  const seenMap = bareApp('candidate', {
    '/': { screen: async () => Levels, for: ['Candidate'], title: 'app.name' },
    '/unread': { screen: async () => Unread, for: ['Candidate'], title: 'app.name' },
    '/never': {
      screen: () => Promise.reject(new TypeError('Failed to fetch')),
      for: ['Candidate'],
      title: 'app.name',
    },
  })
  /** A layout that shows what it has read before around every screen. */
  const inLayout = {
    ...seenMap,
    shell:
      async () =>
      ({ children }: { children: ReactNode }) => (
        <>
          <Levels />
          {children}
        </>
      ),
  }
  const shown = { map: seenMap, catalogue: shellTexts, seen: true }

  /** A browser in which a candidate has signed in and seen the screen, and its network, which can be cut. */
  async function aBrowser() {
    const { phone } = await api.aCandidate()
    const { storage, platform, send: server } = await showAppAs(api, phone ?? '', 'Candidate', shown)
    await screen.findByText('Read')
    const network = { up: true }
    const send: Send = async (url, init) => {
      if (!network.up) throw new TypeError('fetch failed')
      return server(url, init)
    }
    return { network, platform, storage, send }
  }

  /** Ends the network, and has the browser say so. */
  function cutOff(network: { up: boolean }) {
    network.up = false
    return vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  }

  test('shows them after a restart without a network, with their age, even when the token has run out', async () => {
    const { network, storage, send } = await aBrowser()
    const isOnLine = cutOff(network)
    api.pass(2 * 60 * 60_000)
    await showApp(api, { ...shown, storage, send })
    expect((await screen.findByRole('alert')).textContent).toBe('You are offline. Seen 2 hours ago.')
    expect(screen.getAllByText('Read').length).toBeGreaterThan(0)
    isOnLine.mockRestore()
    network.up = true
    await waitFor(() => {
      // What listens may begin just after the note is drawn; a browser's network takes longer to return.
      fireEvent.online(window)
      expect(screen.queryByText(/Seen/)).toBeNull()
    })
    expect(screen.getAllByText('Read').length).toBeGreaterThan(0)
    expect(storage.getItem('pramaan.person')).not.toBeNull()
  })

  test('says that Pramaan can’t be reached, not that there is no network, while the device has one', async () => {
    const { network, storage, send } = await aBrowser()
    network.up = false
    api.pass(2 * 60 * 60_000)
    await showApp(api, { ...shown, storage, send })
    expect((await screen.findByRole('alert')).textContent).toBe('We can’t reach Pramaan right now. Seen 2 hours ago.')
  })

  test('says no age on a screen that has never been opened, whatever its layout has read', async () => {
    const { network, storage, send } = await aBrowser()
    const isOnLine = cutOff(network)
    await showApp(api, { ...shown, map: inLayout, at: '/never', storage, send })
    await screen.findByText('This page needs the network')
    await screen.findByText('Read')
    expect(await screen.findByText('You are offline. Waiting for the network.')).toBeDefined()
    expect(screen.queryByText(/Seen/)).toBeNull()
    isOnLine.mockRestore()
  })

  test('says of what was never read that it needs the network, and reads it once there is one', async () => {
    const { network, storage, send } = await aBrowser()
    const isOnLine = cutOff(network)
    await showApp(api, { ...shown, at: '/unread', storage, send })
    await screen.findByText('This needs the network')
    expect(screen.queryByText('This could not be loaded')).toBeNull()
    isOnLine.mockRestore()
    network.up = true
    fireEvent.online(window)
    await screen.findByText('Domains read')
  })

  test('shows nothing of a person who has signed out', async () => {
    const { platform, storage } = await aBrowser()
    await platform.session.signOut()
    expect(storage.length).toBe(0)
  })
})

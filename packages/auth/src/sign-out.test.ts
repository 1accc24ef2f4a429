import { describe, expect, test } from 'vitest'
import { aToken } from './testing/browser.ts'
import { aServer, aSession, aTab, fresh, ok, old, refused } from './testing/session.ts'

const signedIn = { 'pramaan.token': fresh, 'pramaan.session': '1', 'pramaan.person': '7' }
const owing = { 'pramaan.owed': '1' }
const login = { body: { mobile: '9876543210', role: 'Candidate' as const } }

/** A server that may be away; while it is there, it accepts everything. */
function aReachableServer() {
  const network = { up: true }
  const server = aServer((path) => {
    if (!network.up) return 'unreachable'
    return ok(path === '/api/user/token' ? aToken({ ID: 8 }) : [])
  })
  const paths = () => server.request.map(({ path }) => path)
  return { network, server, paths }
}

describe('a sign-out', () => {
  test('forgets the person before the server has answered', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof ok>>()
    const { session, storage } = aSession(
      aServer(() => answer.promise),
      signedIn,
    )
    const done = session.signOut()
    expect(session.tokens.store.getState().person).toBeUndefined()
    expect([...storage.items.keys()]).toEqual(['pramaan.owed'])
    answer.resolve(ok(null))
    await done
    expect(storage.items.size).toBe(0)
  })

  test('that does not reach the server is owed, and is sent before anything else, a sign-in too', async () => {
    const { network, server, paths } = aReachableServer()
    const { session } = aSession(server, signedIn)
    network.up = false
    await session.signOut()
    expect(session.tokens.store.getState().owesSignOut).toBe(true)
    await expect(session.api.session.login(login)).rejects.toMatchObject({ name: 'Unreachable' })
    expect(paths()).toEqual(['/api/user/logout', '/api/user/logout'])
    network.up = true
    await Promise.all([session.api.session.login(login), session.api.reference.levels()])
    expect(paths().slice(2)).toEqual(['/api/user/logout', '/api/user/login', '/api/eduLevels'])
    expect(session.tokens.store.getState().owesSignOut).toBeUndefined()
  })

  test('that is owed shows nobody after a reload, and is sent at its start', async () => {
    const { network, server, paths } = aReachableServer()
    network.up = false
    const first = aSession(server, owing)
    await first.session.start()
    expect(first.session.tokens.store.getState()).toMatchObject({ checked: true, person: undefined, owesSignOut: true })
    network.up = true
    const reloaded = aTab(server, first.storage)
    await reloaded.start()
    await reloaded.payOwed()
    expect(new Set(paths())).toEqual(new Set(['/api/user/logout']))
    expect(first.storage.items.size).toBe(0)
  })

  test.each(['too-many-requests', 'broken'] as const)(
    'refused as %s is owed, because the session still lives',
    async (code) => {
      const { session, storage } = aSession(
        aServer(() => refused(code)),
        signedIn,
      )
      await session.signOut()
      expect([...storage.items.keys()]).toEqual(['pramaan.owed'])
    },
  )

  test('stays owed when the sign-in that waits for it starts again', async () => {
    const { session, storage } = aSession(
      aServer(() => 'unreachable'),
      owing,
    )
    session.tokens.clear()
    expect([...storage.items.keys()]).toEqual(['pramaan.owed'])
  })

  test('of another person’s session is owed as well', async () => {
    const server = aServer((path) => (path === '/api/user/token' ? ok(aToken({ ID: 8 })) : 'unreachable'))
    const { session, storage } = aSession(server, { ...signedIn, 'pramaan.token': old })
    await session.start()
    expect([...storage.items.keys()]).toEqual(['pramaan.owed'])
    expect(session.tokens.store.getState()).toMatchObject({ person: undefined, signedOutBecause: 'other-person' })
  })

  test('while the token is renewed stays one: the token comes too late', async () => {
    const renewal = Promise.withResolvers<ReturnType<typeof ok>>()
    const server = aServer((path) => (path === '/api/user/token' ? renewal.promise : ok([])))
    const { session, storage } = aSession(server, { ...signedIn, 'pramaan.token': old })
    const asked = session.api.reference.levels()
    await session.signOut()
    renewal.resolve(ok(fresh))
    await asked
    expect(session.tokens.store.getState().person).toBeUndefined()
    expect(storage.items.size).toBe(0)
  })
})

describe('a session that another tab ended', () => {
  test('is over here, where a 401 shows it or the page follows', async () => {
    const { server } = aReachableServer()
    const { session, storage } = aSession(server, signedIn)
    await aTab(server, storage).signOut()
    expect(session.tokens.store.getState().person).toMatchObject({ ID: 7 })
    await session.follow()
    expect(session.tokens.store.getState()).toMatchObject({ checked: true, person: undefined, token: undefined })
  })

  test('and that left nothing in this browser ends by the next 401', async () => {
    const server = aServer((_, token) => (token ? ok([]) : refused('not-signed-in')))
    const { session, storage } = aSession(server)
    session.accept(aToken())
    session.tokens.store.setState({ token: old })
    storage.clear()
    await expect(session.api.reference.levels()).rejects.toMatchObject({ code: 'not-signed-in' })
    expect(session.tokens.store.getState().person).toBeUndefined()
  })

  test('for another person is that person’s here too', async () => {
    const { server } = aReachableServer()
    const { session, storage } = aSession(server, signedIn)
    aTab(server, storage).accept(aToken({ ID: 8 }))
    await session.follow()
    expect(session.tokens.store.getState().person).toMatchObject({ ID: 8 })
  })

  test('is no concern of a visitor, nor of the same person', async () => {
    const { server, paths } = aReachableServer()
    const { session, storage } = aSession(server)
    aTab(server, storage).accept(fresh)
    await session.follow()
    expect(session.tokens.store.getState().person).toBeUndefined()
    const same = aTab(server, storage)
    await same.follow()
    expect(same.tokens.store.getState().person).toMatchObject({ ID: 7 })
    expect(paths()).toEqual([])
  })
})

describe('a page that was put away', () => {
  test('asks whether its session lives, and shows nobody’s where it has ended', async () => {
    const server = aServer(() => refused('session-ended'))
    const { session } = aSession(server, signedIn)
    await session.resume()
    expect(session.tokens.store.getState().person).toBeUndefined()
  })

  test('asks nothing once this browser has signed out', async () => {
    const { server, paths } = aReachableServer()
    const { session, storage } = aSession(server, signedIn)
    storage.clear()
    await session.resume()
    expect(session.tokens.store.getState().person).toBeUndefined()
    expect(paths()).toEqual([])
  })

  test('shows its person without a network', async () => {
    const { session } = aSession(
      aServer(() => 'unreachable'),
      signedIn,
    )
    await session.resume()
    expect(session.tokens.store.getState().person).toMatchObject({ ID: 7 })
  })
})

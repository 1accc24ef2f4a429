import { describe, expect, test } from 'vitest'
import { aToken } from './testing/browser.ts'
import { aServer, aSession, fresh, ok, old, refused } from './testing/session.ts'

describe('a session', () => {
  test('sends its token with each call', async () => {
    const server = aServer(() => ok([]))
    const { session } = aSession(server, { 'pramaan.token': fresh, 'pramaan.session': '1' })
    await session.api.reference.levels()
    expect(server.request).toEqual([{ path: '/api/eduLevels', token: fresh }])
  })

  test('requests a new token before a call once its own has expired', async () => {
    const server = aServer((path) => ok(path === '/api/user/token' ? fresh : []))
    const { session } = aSession(server, { 'pramaan.token': old, 'pramaan.session': '1' })
    await session.api.reference.levels()
    expect(server.request.map(({ path, token }) => [path, token])).toEqual([
      ['/api/user/token', undefined],
      ['/api/eduLevels', fresh],
    ])
  })

  test('starts with the code of a framed page if nobody is signed in, and keeps an existing session', async () => {
    const handed = { code: 'c', from: 'https://parent.example.com/' }
    const server = aServer(() => ok(fresh))
    const { session } = aSession(server)
    await session.start(handed)
    expect(server.request.map(({ path }) => path)).toEqual(['/api/user/handover/token'])
    expect(session.tokens.store.getState()).toMatchObject({ checked: true, token: fresh, loginCount: 1 })
    const other = aServer(() => ok([]))
    const signedIn = aSession(other, { 'pramaan.token': fresh, 'pramaan.session': '1' })
    await signedIn.session.start(handed)
    expect(other.request).toEqual([])
  })

  test('stays a visitor’s when the code of a framed page is refused', async () => {
    const { session } = aSession(aServer(() => refused('link-over')))
    await session.start({ code: 'old', from: '' })
    expect(session.tokens.store.getState()).toMatchObject({ checked: true, person: undefined })
  })

  test('renews once for many calls at the same time', async () => {
    const server = aServer((path) => ok(path === '/api/user/token' ? fresh : []))
    const { session } = aSession(server, { 'pramaan.token': old, 'pramaan.session': '1' })
    await Promise.all([session.api.reference.levels(), session.api.reference.domains(), session.api.reference.skills()])
    expect(server.renewals()).toBe(1)
  })

  test('retries a call with a renewed token after a 401', async () => {
    const renewed = aToken({ minutes: 14 })
    const server = aServer((path, token) => {
      if (path === '/api/user/token') return ok(renewed)
      return token === renewed ? ok([]) : refused('session-ended')
    })
    const { session } = aSession(server, { 'pramaan.token': fresh, 'pramaan.session': '1' })
    await session.api.reference.levels()
    expect(server.request.at(-1)).toEqual({ path: '/api/eduLevels', token: renewed })
  })

  test('signs the person out when a 401 can not be renewed', async () => {
    const server = aServer(() => refused('session-ended'))
    const { session, storage } = aSession(server, { 'pramaan.token': fresh, 'pramaan.session': '1' })
    await expect(session.api.reference.levels()).rejects.toMatchObject({ code: 'session-ended' })
    expect(session.tokens.store.getState().person).toBeUndefined()
    expect(storage.items.size).toBe(0)
  })

  test('signs out with a message when the renewed token is another person’s', async () => {
    const others = aToken({ ID: 8 })
    const server = aServer((path) => ok(path === '/api/user/token' ? others : []))
    const saved = { 'pramaan.token': old, 'pramaan.session': '1', 'pramaan.person': '7' }
    const { session, storage } = aSession(server, saved)
    await session.start()
    expect(server.request.map(({ path }) => path)).toEqual(['/api/user/token', '/api/user/logout'])
    expect(session.tokens.store.getState()).toMatchObject({ person: undefined, signedOutBecause: 'other-person' })
    expect(storage.items.size).toBe(0)
    session.accept(fresh)
    expect(session.tokens.store.getState().signedOutBecause).toBeUndefined()
  })

  test('notices someone else’s token while a page is open too', async () => {
    const others = aToken({ ID: 8 })
    const server = aServer((path, token) => {
      if (path === '/api/user/token') return ok(others)
      return token === fresh ? refused('session-ended') : ok([])
    })
    const { session } = aSession(server)
    session.accept(fresh)
    await expect(session.api.reference.levels()).rejects.toMatchObject({ code: 'session-ended' })
    expect(server.request.some(({ token }) => token === others)).toBe(false)
    expect(session.tokens.store.getState()).toMatchObject({ person: undefined, signedOutBecause: 'other-person' })
  })

  test('keeps the person signed in while offline', async () => {
    const server = aServer(() => 'unreachable')
    const { session, storage } = aSession(server, { 'pramaan.token': old, 'pramaan.session': '1' })
    await expect(session.api.reference.levels()).rejects.toMatchObject({ name: 'Unreachable' })
    expect(storage.getItem('pramaan.session')).toBe('1')
  })

  test('sends no request for a visitor without a session', async () => {
    const server = aServer(() => ok(fresh))
    const { session } = aSession(server)
    await session.start()
    expect(server.request).toEqual([])
    expect(session.tokens.store.getState()).toMatchObject({ checked: true, person: undefined })
  })

  test('comes back after a reload by its cookie, in a registration too', async () => {
    const server = aServer(() => ok(aToken({ registrationStep: 2 })))
    const { session } = aSession(server, { 'pramaan.session': '1' })
    expect(session.tokens.store.getState().checked).toBe(false)
    await session.start()
    expect(session.tokens.store.getState()).toMatchObject({ checked: true, person: { registrationStep: 2 } })
  })

  test('is over after logout, here and on the server, even when the server was not reached [S-200 S-201]', async () => {
    const server = aServer((path) => (path === '/api/user/logout' ? 'unreachable' : ok([])))
    const { session, storage } = aSession(server, {
      'pramaan.token': fresh,
      'pramaan.session': '1',
      'pramaan.city': 'Pune',
    })
    await session.signOut()
    expect(server.request.map(({ path }) => path)).toEqual(['/api/user/logout'])
    expect([...storage.items.keys()]).toEqual(['pramaan.owed'])
    expect(session.tokens.store.getState()).toEqual({
      checked: true,
      token: undefined,
      person: undefined,
      loginCount: 0,
      owesSignOut: true,
    })
  })
})

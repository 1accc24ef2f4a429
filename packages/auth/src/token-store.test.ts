import { describe, expect, test } from 'vitest'
import { aStorage, aToken, noon } from './testing/browser.ts'
import { createTokenStore } from './token-store.ts'

const now = () => noon
const key = 'pramaan.token'

describe('the token of a browser', () => {
  test.each([
    ['a registered candidate', 0, 1],
    ['an employer in step 5', 5, 2],
  ])('of %s is saved in local storage [S-189 S-190]', (_who, registrationStep, RoleID) => {
    const storage = aStorage()
    const token = aToken({ registrationStep, RoleID })
    createTokenStore(storage, now).accept(token)
    expect(storage.getItem(key)).toBe(token)
  })

  test.each([-2, -1, 1, 2, 3, 4])(
    'of registration step %i is not stored in local storage [S-191]',
    (registrationStep) => {
      const storage = aStorage({ [key]: aToken() })
      createTokenStore(storage, now).accept(aToken({ registrationStep, RoleID: registrationStep === 4 ? 2 : 1 }))
      expect(storage.getItem(key)).toBeNull()
    },
  )

  test('has the signed-in person’s name, role and step [S-131]', () => {
    const tokens = createTokenStore(aStorage(), now)
    const token = aToken({ registrationStep: 2 })
    tokens.accept(token)
    expect(tokens.store.getState()).toMatchObject({
      token,
      person: { ID: 7, RoleID: 1, FullName: 'Asha पाटील', role: 'Candidate', registrationStep: 2 },
    })
  })

  test('is taken up again by the next page', () => {
    const tokens = createTokenStore(aStorage({ [key]: aToken() }), now)
    expect(tokens.store.getState()).toMatchObject({ checked: true, person: { ID: 7 } })
  })

  test.each([
    ['ahead', 9],
    ['behind', -9],
  ])('is good for its fifteen minutes on a device whose clock is hours %s, also for the next page', (_where, hours) => {
    const storage = aStorage()
    const at = (minutes: number) => () => new Date(noon.getTime() + (hours * 60 + minutes) * 60_000)
    expect(createTokenStore(storage, at(0)).accept(aToken())).toMatchObject({ ID: 7 })
    expect(createTokenStore(storage, at(14)).store.getState().person).toMatchObject({ ID: 7 })
    expect(createTokenStore(storage, at(16)).store.getState().person).toBeUndefined()
  })

  test('is ignored once it has expired [E-096 S-302]', () => {
    const tokens = createTokenStore(aStorage({ [key]: aToken({ minutes: -1 }) }), now)
    expect(tokens.store.getState().person).toBeUndefined()
  })

  test('is ignored without an ID [E-097 S-303 S-305]', () => {
    const tokens = createTokenStore(aStorage({ [key]: aToken({ ID: 0 }) }), now)
    expect(tokens.store.getState().person).toBeUndefined()
  })

  test('is ignored without a known role [E-098 S-304]', () => {
    const tokens = createTokenStore(aStorage({ [key]: aToken({ RoleID: 9 }) }), now)
    expect(tokens.store.getState().person).toBeUndefined()
  })

  test.each(['', 'nonsense', 'a.b.c', 'a.e30.c', 'a.bnVsbA.c'])('%j is invalid, and leaves a visitor', (text) => {
    const tokens = createTokenStore(aStorage({ [key]: text }), now)
    expect(tokens.store.getState().person).toBeUndefined()
    expect(tokens.accept(text)).toBeUndefined()
  })

  test('is dropped by a wrong code, and other saved values stay', () => {
    const storage = aStorage({ 'pramaan.city': 'Pune' })
    const tokens = createTokenStore(storage, now)
    tokens.accept(aToken())
    tokens.dropToken()
    expect(tokens.store.getState()).toMatchObject({ token: undefined, person: undefined })
    expect([storage.getItem(key), storage.getItem('pramaan.city')]).toEqual([null, 'Pune'])
  })

  test('is forgotten on clearing, with all stored values and flags', () => {
    const storage = aStorage({ 'pramaan.city': 'Pune' })
    const tokens = createTokenStore(storage, now)
    tokens.accept(aToken())
    tokens.countLogin()
    tokens.clear()
    expect(storage.items.size).toBe(0)
    expect(tokens.store.getState()).toEqual({ checked: true, token: undefined, person: undefined, loginCount: 0 })
  })

  test('has its sign-ins counted over pages', () => {
    const storage = aStorage()
    createTokenStore(storage, now).countLogin()
    const tokens = createTokenStore(storage, now)
    tokens.countLogin()
    expect(tokens.store.getState().loginCount).toBe(2)
  })
})

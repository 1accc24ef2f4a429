import { Refused, Unreachable } from '@pramaan/api-client'
import { describe, expect, test } from 'vitest'
import {
  completeLanding,
  dropLanding,
  dropLandingAddress,
  landingNames,
  landingParametersOf,
  readLanding,
  saveLanding,
  saveLandingOf,
} from './landing-parameters.ts'
import { aStorage, aToken, noon } from './testing/browser.ts'
import { createTokenStore } from './token-store.ts'

const query = (text: string) => new URLSearchParams(text)

describe('the landing values', () => {
  test.each(landingNames)('take %s from the URL [S-066 S-068–074]', (name) => {
    expect(landingParametersOf(query(`${name}=a%20b&other=1`))).toEqual({ [name]: 'a b' })
  })

  test('outlive sign-in [S-075]', () => {
    const storage = aStorage()
    saveLanding(storage, query('pdID=12&state=placementDrive'))
    createTokenStore(storage, () => noon).accept(aToken())
    expect(readLanding(storage)).toEqual({ pdID: '12', state: 'placementDrive' })
  })

  test('outlive registration, whose token is not stored', () => {
    const storage = aStorage()
    saveLanding(storage, query('id=4'))
    createTokenStore(storage, () => noon).accept(aToken({ registrationStep: -1 }))
    expect(readLanding(storage)).toEqual({ id: '4' })
  })

  test('stay when a later URL has none, and are updated by one that has some', () => {
    const storage = aStorage()
    saveLanding(storage, query('jobID=3&phone=9876543210'))
    saveLanding(storage, query(''))
    saveLanding(storage, query('jobID=5'))
    expect(readLanding(storage)).toEqual({ jobID: '5', phone: '9876543210' })
  })

  test('of an older link are replaced by a newer one’s', () => {
    const storage = aStorage()
    saveLanding(storage, query('type=course&id=3&phone=9876543210'))
    saveLanding(storage, query('jobID=5'))
    expect(readLanding(storage)).toEqual({ jobID: '5', phone: '9876543210' })
  })

  test('are read from sign-in URLs, not from pages that use the same names', () => {
    const storage = aStorage()
    saveLandingOf(storage, { pathname: '/certification-details', search: '?id=3' })
    expect(readLanding(storage)).toEqual({})
    saveLandingOf(storage, { pathname: '/login', search: '?id=3' })
    expect(readLanding(storage)).toEqual({ id: '3' })
  })

  test('leave out values longer than 500 characters', () => {
    expect(landingParametersOf(query(`Url=${'x'.repeat(501)}&id=1`))).toEqual({ id: '1' })
  })

  test('lose only their redirect URL once it was followed', () => {
    const storage = aStorage()
    saveLanding(storage, query('Url=/jobs&phone=9876543210'))
    dropLandingAddress(storage)
    expect(readLanding(storage)).toEqual({ phone: '9876543210' })
    saveLanding(storage, query('Url=/jobs&type=course&id=3'))
    dropLandingAddress(storage)
    expect(readLanding(storage)).toEqual({ type: 'course', id: '3', phone: '9876543210' })
    const alone = aStorage()
    saveLanding(alone, query('Url=/jobs'))
    dropLandingAddress(alone)
    expect(alone.getItem('pramaan.landing')).toBeNull()
  })

  test('are gone once dropped, and unreadable ones are ignored', () => {
    const storage = aStorage()
    saveLanding(storage, query('id=1'))
    dropLanding(storage)
    expect(readLanding(storage)).toEqual({})
    expect(readLanding(aStorage({ 'pramaan.landing': '{' }))).toEqual({})
  })
})

describe('the application that a landing link asks for', () => {
  const asking = (text: string) => {
    const storage = aStorage()
    saveLanding(storage, query(text))
    return storage
  }

  test('is made once, and the link is forgotten', async () => {
    const storage = asking('type=course&id=3')
    const made: unknown[] = []
    const make = async (landing: object) => made.push(landing)
    expect(await completeLanding(storage, make)).toBe(1)
    expect(await completeLanding(storage, make)).toBeUndefined()
    expect(made).toEqual([{ type: 'course', id: '3' }])
  })

  test('is none if the link only redirects, and its URL stays stored', async () => {
    const storage = asking('state=placementDrive&pdID=12')
    expect(await completeLanding(storage, async () => 'made')).toBeUndefined()
    expect(readLanding(storage)).toEqual({ state: 'placementDrive', pdID: '12' })
  })

  test('stays for the next time when the server was not reached, and is forgotten when it refused', async () => {
    const storage = asking('type=job&jobID=4')
    const gone = new Refused(404, { message: 'We couldn’t find this.', code: 'not-found', requestId: 'r1' })
    await expect(completeLanding(storage, () => Promise.reject(new Unreachable('offline')))).rejects.toThrow(
      Unreachable,
    )
    expect(readLanding(storage)).toEqual({ type: 'job', jobID: '4' })
    await expect(completeLanding(storage, () => Promise.reject(gone))).rejects.toThrow(gone)
    expect(readLanding(storage)).toEqual({})
  })
})

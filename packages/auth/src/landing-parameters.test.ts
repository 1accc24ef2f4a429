import { describe, expect, test } from 'vitest'
import { dropLanding, keepLanding, landingNames, landingParametersOf, readLanding } from './landing-parameters.ts'
import { aStorage, aToken, noon } from './testing/browser.ts'
import { createTokenStore } from './token-store.ts'

const query = (text: string) => new URLSearchParams(text)

describe('the landing values', () => {
  test.each(landingNames)('take %s from the address', (name) => {
    expect(landingParametersOf(query(`${name}=a%20b&other=1`))).toEqual({ [name]: 'a b' })
  })

  test('outlive sign-in', () => {
    const keep = aStorage()
    keepLanding(keep, query('pdID=12&state=placementDrive'))
    createTokenStore(keep, () => noon).accept(aToken())
    expect(readLanding(keep)).toEqual({ pdID: '12', state: 'placementDrive' })
  })

  test('outlive registration, whose token is not kept', () => {
    const keep = aStorage()
    keepLanding(keep, query('id=4'))
    createTokenStore(keep, () => noon).accept(aToken({ registrationStep: -1 }))
    expect(readLanding(keep)).toEqual({ id: '4' })
  })

  test('stay when a later address brings none, and take what it brings', () => {
    const keep = aStorage()
    keepLanding(keep, query('jobID=3&phone=9876543210'))
    keepLanding(keep, query(''))
    keepLanding(keep, query('jobID=5'))
    expect(readLanding(keep)).toEqual({ jobID: '5', phone: '9876543210' })
  })

  test('leave out what is longer than 500 characters', () => {
    expect(landingParametersOf(query(`Url=${'x'.repeat(501)}&id=1`))).toEqual({ id: '1' })
  })

  test('are gone once they are dropped, and unreadable ones count for nothing', () => {
    const keep = aStorage()
    keepLanding(keep, query('id=1'))
    dropLanding(keep)
    expect(readLanding(keep)).toEqual({})
    expect(readLanding(aStorage({ 'pramaan.landing': '{' }))).toEqual({})
  })
})

import { expect, test } from 'vitest'
import { consentKinds, consents, missingConsents, untickedConsents, whyNotSendOtp, whyNotWithdraw } from './consent.ts'

const givenAt = new Date('2026-01-01T00:00:00Z')
const privacy = { kind: 'privacy', version: consents.privacy.version, givenAt, withdrawnAt: null } as const
const terms = { kind: 'terms', version: consents.terms.version, givenAt, withdrawnAt: null } as const

test('both boxes start unticked, and no code is sent until both are ticked', () => {
  expect(whyNotSendOtp(untickedConsents)).toBe('consents-missing')
  expect(whyNotSendOtp({ privacy: true, terms: false })).toBe('consents-missing')
  expect(whyNotSendOtp({ privacy: false, terms: true })).toBe('consents-missing')
  expect(whyNotSendOtp({ privacy: true, terms: true })).toBeUndefined()
})

test('a consent is asked for until it is given for the version in force, and again once withdrawn', () => {
  expect(missingConsents([])).toEqual(['privacy', 'terms'])
  expect(missingConsents([privacy, terms])).toEqual([])
  expect(missingConsents([{ ...privacy, version: 'privacy-0' }, terms])).toEqual(['privacy'])
  expect(missingConsents([privacy, { ...terms, withdrawnAt: givenAt }])).toEqual(['terms'])
})

test('only a given consent can be withdrawn', () => {
  expect(whyNotWithdraw([privacy], 'privacy')).toBeUndefined()
  expect(whyNotWithdraw([privacy], 'terms')).toBe('not-given')
  expect(whyNotWithdraw([{ ...privacy, withdrawnAt: givenAt }], 'privacy')).toBe('not-given')
})

test('each consent names its version and its purposes', () => {
  for (const kind of consentKinds) {
    expect(consents[kind].version).toMatch(new RegExp(`^${kind}-`))
    expect(consents[kind].purposes.length).toBeGreaterThan(0)
  }
})

import { expect, test } from 'vitest'
import {
  consentKinds,
  consentPurposes,
  consents,
  mustConsentAgain,
  shippedVersions,
  untickedConsents,
  versionAfter,
  whyNotSendOtp,
  whyNotWithdraw,
} from './consent.ts'

const givenAt = new Date('2026-01-01T00:00:00Z')
const privacy = { kind: 'privacy', version: consents.privacy.version, givenAt, withdrawnAt: null } as const
const terms = { kind: 'terms', version: consents.terms.version, givenAt, withdrawnAt: null } as const

test('both boxes start unticked, and no code is sent until both are ticked', () => {
  expect(whyNotSendOtp(untickedConsents)).toBe('consents-missing')
  expect(whyNotSendOtp({ privacy: true, terms: false })).toBe('consents-missing')
  expect(whyNotSendOtp({ privacy: false, terms: true })).toBe('consents-missing')
  expect(whyNotSendOtp({ privacy: true, terms: true })).toBeUndefined()
})

test('a new version asks people who agreed to an earlier one again, a correction asks nobody, and staff are never asked', () => {
  const second = { ...shippedVersions, terms: versionAfter('terms', shippedVersions.terms) }
  expect(second.terms).toBe('terms-2')
  expect(mustConsentAgain([privacy, terms], shippedVersions)).toBe(false)
  expect(mustConsentAgain([privacy, terms], second)).toBe(true)
  expect(mustConsentAgain([privacy, terms, { ...terms, version: 'terms-2' }], second)).toBe(false)
  expect(mustConsentAgain([privacy, { ...terms, version: 'terms-10' }], second)).toBe(false)
  expect(mustConsentAgain([privacy, { ...terms, version: 'terms-2', withdrawnAt: givenAt }], second)).toBe(true)
  expect(mustConsentAgain([], second)).toBe(false)
})

test('only a given consent can be withdrawn', () => {
  expect(whyNotWithdraw([privacy], 'privacy')).toBeUndefined()
  expect(whyNotWithdraw([privacy], 'terms')).toBe('not-given')
  expect(whyNotWithdraw([{ ...privacy, withdrawnAt: givenAt }], 'privacy')).toBe('not-given')
})

test('each consent names its version and its purposes', () => {
  for (const kind of consentKinds) {
    expect(consents[kind].version).toMatch(new RegExp(`^${kind}-`))
    for (const role of ['Candidate', 'Employer'] as const) expect(consentPurposes(kind, role)).toContain('account')
  }
})

test('an employer agrees to nothing that is done with candidates only', () => {
  const agreed = consentKinds.flatMap((kind) => consentPurposes(kind, 'Employer'))
  expect(agreed).toEqual(expect.arrayContaining(['openings', 'payments', 'messages']))
  for (const purpose of ['matching', 'profile-shown-to-employers', 'verification', 'applications'])
    expect(agreed).not.toContain(purpose)
})

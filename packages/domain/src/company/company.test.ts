import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CompanyMove,
  companyMoves,
  companyNameKey,
  companyState,
  companyStatusAfter,
  companyStatuses,
  gstinCheckSign,
  hasForeignLetters,
  isSameCompanyName,
  isVerifiedCompany,
  parseCin,
  parseCompanyNumber,
  parseGstin,
  saysCompanyName,
  whyNotCompanyEmail,
  whyNotDecide,
  whyNotMeetPeople,
  whyNotUndoDecision,
} from './company.ts'

const sampleGstin = '27AABCD1234E1Z8'

describe('a GSTIN', () => {
  test.each([
    [sampleGstin, undefined],
    ['27 aabcd 1234 e1z8', undefined],
    ['27-AABCD1234E-1Z8', undefined],
    ['२७AABCD१२३४E1Z8', undefined],
    ['29AABCD1234E1Z4', undefined],
    ['07AAAFD5678G2ZC', undefined],
    ['27AABCD1234E1Z9', 'checksum'],
    ['72AABCD1234E1Z8', 'state'],
    ['00AABCD1234E1Z8', 'state'],
    ['27AABXD1234E1Z8', 'shape'],
    ['27AABCD1234E0Z8', 'shape'],
    ['27AABCD1234E1Z', 'shape'],
    ['27AABCD1234E1Z88', 'shape'],
    ['', 'shape'],
  ])('%j is refused as %s', (text, why) => {
    expect(parseGstin(text).why).toBe(why)
  })

  test('has a state and the PAN of its holder', () => {
    expect(parseGstin(sampleGstin)).toEqual({ gstin: sampleGstin, pan: 'AABCD1234E', state: '27' })
  })

  test('with any one sign mistyped is refused', () => {
    const signs = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    fc.assert(
      fc.property(fc.nat(14), fc.constantFrom(...signs), (at, sign) => {
        const typed = `${sampleGstin.slice(0, at)}${sign}${sampleGstin.slice(at + 1)}`
        expect(parseGstin(typed).why === undefined).toBe(typed === sampleGstin)
      }),
    )
    expect(gstinCheckSign(sampleGstin.slice(0, 14))).toBe('8')
  })
})

test.each([
  ['U72200MH2009PTC123456', undefined],
  ['u72200 mh 2009 ptc 123456', undefined],
  ['L01110GJ1994PLC012345', undefined],
  ['X72200MH2009PTC123456', 'shape'],
  ['U72200MH2009XYZ123456', 'shape'],
  ['U72200MH2009PTC12345', 'shape'],
  ['U72200ZZ2009PTC123456', 'state'],
  ['U72200MH2027PTC123456', 'year'],
  ['U72200MH1749PTC123456', 'year'],
])('the CIN %s is refused as %s', (text, why) => {
  expect(parseCin(text, 2026).why).toBe(why)
})

test.each([
  [sampleGstin, 'gstin'],
  ['U72200MH2009PTC123456', 'cin'],
  ['27AABCD1234E1Z9', 'gstin-checksum'],
  ['U72200ZZ2009PTC123456', 'cin-state'],
  ['9876543210', 'gstin-shape'],
  ['Demo Works', 'neither'],
  ['', 'neither'],
])('the company’s number %j is read as %s', (text, expected) => {
  const read = parseCompanyNumber(text, 2026)
  expect(read.why ?? read.kind).toBe(expected)
})

const emails: readonly (readonly [email: string, why: string | undefined])[] = [
  ['hiring@demoworks.in', undefined],
  ['a@mail.demoworks.co.in', undefined],
  ['a@gmail.com', 'public-mail'],
  ['a@REDIFFMAIL.com', 'public-mail'],
  ['a@mine.mailinator.com', 'public-mail'],
  ['a@listed.example', 'public-mail'],
  ['a@student.college.ac.in', 'academic'],
  ['a@college.edu', 'academic'],
  ['a@academy.in', undefined],
  ['a@unilever.com', undefined],
  ...['tuta.com', 'keemail.me', 'privaterelay.appleid.com', 'shop.onmicrosoft.com', 'shop.eu.org', 'hey.com'].map(
    (domain) => [`a@${domain}`, 'public-mail'] as const,
  ),
  ['a@iisc.ernet.in', 'academic'],
  ['a@student.uni-heidelberg.de', 'academic'],
]

test.each(emails)('a code to %s confirms a company unless: %s', (email, why) => {
  expect(whyNotCompanyEmail(email, (domain) => domain === 'listed.example')).toBe(why)
})

const name = 'Demo Works'
const same = ['DEMO-WORKS (P) Limited', 'The Demo Works, Pvt. Ltd.', 'Dĕmo  Works LLP', 'DemoWorks', 'M/s Demo Works']
const alike = ['Demo Works India', 'DEM0 Works Technologies Pvt Ltd', 'Demo Works Group (India)', 'Derno VVorks']
const different = ['Demo Worker', 'Works Demo', 'Demo', 'Demo Works Pune', 'डेमो वर्क्स']

test.each([
  ...same.map((other) => [other, true, true] as const),
  ...alike.map((other) => [other, false, true] as const),
  ...different.map((other) => [other, false, false] as const),
])('the company name %s is Demo Works: %s, and may be taken for it: %s', (other, isSame, isAlike) => {
  expect([isSameCompanyName(name, other), companyNameKey(name) === companyNameKey(other)]).toEqual([isSame, isAlike])
})

test.each([
  ['डेमो वर्क्स प्रा. लि.', 'डेमो वर्क्स'],
  ['Démo & Sons Co.', 'demo and sons'],
  ['A.B.C. Foods', 'ABC Foods'],
  ['Limited', 'limited'],
  ['Group', 'group'],
])('the company name %s is %s', (one, other) => {
  expect([isSameCompanyName(one, other), companyNameKey(one) === companyNameKey(other)]).toEqual([true, true])
})

test.each([
  ['Knоwn Works', true],
  ['Knοwn Works', true],
  ['Ταtα', true],
  ['Ꭰemo Works', true],
  ['Dɑta Works', true],
  ['Crème & Sønner Łódź', false],
  ['ＤＥＭＯ Works 24 ™', false],
  ['टाटा Works 🌱', false],
  ['தமிழ் Traders', false],
  ['اردو Books', false],
])('%s has letters that no company of India is written in: %s', (text, has) => {
  expect(hasForeignLetters(text)).toBe(has)
})

test.each([
  ['fraudhouse', 'Fraud House Pvt. Ltd.', true],
  ['fraud-house', 'Fraud House', true],
  ['tcs', 'Tata Consultancy Services', true],
  ['infosys', 'Infosys Technologies Limited', true],
  ['infosysindia', 'Infosys', true],
  ['larsentoubro', 'Larsen & Toubro', true],
  ['tuta', 'Fraud House', false],
  ['house', 'Fraud House', false],
  ['fraudhouse', 'Tata Consultancy Fraud House', false],
  ['tatajobs', 'Tata', false],
  ['india', 'India Group', false],
  ['dw', 'Demo Works', false],
  ['demo', 'डेमो', false],
])('the domain %s says the name of %s: %s', (domain, company, says) => {
  expect(saysCompanyName(domain, company)).toBe(says)
})

describe('the status of a company', () => {
  const whatChanges = {
    code: ['confirmed', undefined, 'confirmed', undefined, 'waiting'],
    'doubted-code': ['waiting', undefined, undefined, undefined, 'waiting'],
    number: ['waiting', undefined, undefined, 'waiting', 'waiting'],
    rename: [undefined, undefined, 'waiting', 'waiting', undefined],
    confirm: ['confirmed', 'confirmed', 'confirmed', undefined, 'confirmed'],
    refuse: [undefined, 'refused', 'refused', undefined, undefined],
    revoke: [undefined, undefined, undefined, 'refused', undefined],
  } as const satisfies Record<CompanyMove, readonly unknown[]>

  test.each(Object.entries(whatChanges))(
    'after %s, from unconfirmed, waiting, kept, confirmed and refused: %j',
    (move, after) => {
      expect(companyStatuses).toEqual(['unconfirmed', 'waiting', 'kept', 'confirmed', 'refused'])
      expect(companyStatuses.map((from) => companyStatusAfter(from, move as CompanyMove))).toEqual(after)
      expect(Object.keys(companyMoves)).toEqual(Object.keys(whatChanges))
    },
  )

  test('only a confirmed or a kept one opens contact data, CVs and messages', () => {
    expect(companyStatuses.map(whyNotMeetPeople)).toEqual(['unconfirmed', 'waiting', undefined, undefined, 'refused'])
  })

  test('is shown in words of its own', () => {
    expect(companyStatuses.map(companyState)).toEqual(['unconfirmed', 'waiting', 'open', 'confirmed', 'refused'])
  })

  test('candidates read that it is verified where it is confirmed and the name they read is the confirmed one', () => {
    expect(companyStatuses.filter((one) => isVerifiedCompany(one, true))).toEqual(['confirmed'])
    expect(companyStatuses.filter((one) => isVerifiedCompany(one, false))).toEqual([])
  })

  test('only an Admin revokes a confirmation', () => {
    expect(whyNotDecide('confirmed', 'revoke', false)).toBe('admins-only')
    expect(whyNotDecide('confirmed', 'revoke', true)).toBeUndefined()
    expect(whyNotDecide('waiting', 'confirm', false)).toBeUndefined()
    expect(whyNotDecide('confirmed', 'confirm', true)).toBe('no-change')
  })

  test.each([
    [{ by: 7, at: 0 }, undefined],
    [{ by: 8, at: 0 }, 'not-yours'],
    [{ by: 7, at: -5 }, 'too-late'],
    [{ by: null, at: null }, 'not-decided'],
  ] as const)('the decision %j is undone by its maker within five minutes: %s', ({ by, at }, why) => {
    const now = new Date('2026-11-29T10:00:00Z')
    const then = at === null ? null : new Date(now.getTime() + at * 60_000)
    expect(whyNotUndoDecision({ by, at: then }, 7, now)).toBe(why)
  })
})

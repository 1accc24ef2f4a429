import { describe, expect, test } from 'vitest'
import { type Audience, addressElsewhere, addressOn, guard } from './guard.ts'
import { aStorage, aToken, noon } from './testing/browser.ts'
import { createTokenStore } from './token-store.ts'

function aPerson(RoleID: number, registrationStep: number) {
  return createTokenStore(aStorage(), () => noon).accept(aToken({ RoleID, registrationStep }))
}

const people = {
  visitor: undefined,
  registering: aPerson(1, 2),
  candidate: aPerson(1, 0),
  employer: aPerson(2, 5),
  hr: aPerson(4, 0),
}
const audiences = {
  anyone: 'anyone',
  visitor: 'visitor',
  registering: 'registering',
  candidates: ['Candidate'],
} as const satisfies Record<string, Audience>

describe('a screen of the candidate app', () => {
  test.each([
    ['anyone', 'visitor', { show: 'screen' }],
    ['anyone', 'employer', { show: 'screen' }],
    ['visitor', 'visitor', { show: 'screen' }],
    ['visitor', 'candidate', { show: 'home' }],
    ['visitor', 'registering', { show: 'step' }],
    ['registering', 'visitor', { show: 'sign-in' }],
    ['registering', 'registering', { show: 'screen' }],
    ['registering', 'candidate', { show: 'home' }],
    ['candidates', 'visitor', { show: 'sign-in' }],
    ['candidates', 'registering', { show: 'step' }],
    ['candidates', 'candidate', { show: 'screen' }],
    ['candidates', 'employer', { show: 'wrong-app', app: 'employer' }],
    ['candidates', 'hr', { show: 'wrong-app', app: 'staff' }],
  ] as const)('for %s shows to the %s: %o', (audience, who, verdict) => {
    expect(guard('candidate', audiences[audience], people[who])).toEqual(verdict)
  })

  test('of one staff role is refused to another', () => {
    expect(guard('staff', ['Admin'], people.hr)).toEqual({ show: 'not-allowed' })
  })
})

describe('an address', () => {
  const at = (host: string, pathname: string, search = '') => ({ protocol: 'https:', host, pathname, search })

  test('of another app leads to its subdomain, path and query kept [E-094 S-306]', () => {
    expect(addressElsewhere('candidate', at('candidate.example.in', '/hirings', '?page=2'))).toBe(
      'https://employer.example.in/hirings?page=2',
    )
  })

  test.each(['/jobs', '/no-such-page', '/'])('%s stays if this app has it, or if no app has it', (pathname) => {
    expect(addressElsewhere('candidate', at('candidate.example.in', pathname))).toBeUndefined()
  })

  test('keeps the port, and the host where the apps have no subdomains', () => {
    expect(addressOn('staff', 'candidate', at('candidate.localhost:3000', '/vsp'))).toBe(
      'https://staff.localhost:3000/vsp',
    )
    expect(addressOn('staff', 'candidate', at('127.0.0.1:3000', '/vsp'))).toBe('https://127.0.0.1:3000/vsp')
  })
})

import { expect, test } from 'vitest'
import { landingOf } from '../landing/landing.ts'
import { campaignAddress, codeOf, countsAsOpen, slugOf, slugPattern, whyNotCampaign } from './campaign-link.ts'

const all = {
  role: 'Candidate',
  phone: '9000100001',
  src: 'diwali',
  id: '3',
  jobID: '4',
  type: 'course',
  Url: '/jobs?type=Full Time',
  state: 'x',
  pdID: '5',
}

test('a link contains all the login query values, and reading it returns the same ones [E-061]', () => {
  const { app, path } = campaignAddress(all)
  expect([app, path.split('?')[0]]).toEqual(['candidate', '/login'])
  const query = path.split('?')[1] ?? ''
  expect(query.split('&').map((part) => part.split('=')[0])).toEqual([
    'role',
    'phone',
    'src',
    'id',
    'jobID',
    'type',
    'Url',
    'state',
    'pdID',
  ])
  expect(landingOf(query)).toEqual(all)
})

test('a link for employers opens their app, one without values opens the plain sign-in', () => {
  expect(campaignAddress({ role: 'Employer' })).toEqual({ app: 'employer', path: '/emp-login?role=Employer' })
  expect(campaignAddress({})).toEqual({ app: 'candidate', path: '/login' })
})

test.each([
  [{ Url: 'https://evil.example/jobs' }, { field: 'Url', problem: 'not-ours' }],
  [{ Url: '//evil.example' }, { field: 'Url', problem: 'not-ours' }],
  [{ Url: '/no-such-page' }, { field: 'Url', problem: 'not-ours' }],
  [{ Url: '/admin-users' }, { field: 'Url', problem: 'not-theirs' }],
  [
    { role: 'Employer', type: 'course', id: '3' },
    { field: 'type', problem: 'candidates-only' },
  ],
  [{ type: 'course' }, { field: 'id', problem: 'number-needed' }],
  [
    { type: 'driveJob', pdID: '4' },
    { field: 'jobID', problem: 'number-needed' },
  ],
  [
    { type: 'drive', pdID: 'x' },
    { field: 'pdID', problem: 'number-needed' },
  ],
  [{ type: 'placementDrive' }, undefined],
  [{ role: 'Employer', Url: '/hirings' }, undefined],
  [{ type: 'course', id: '3', Url: '/jobs' }, undefined],
] as const)('%j: %j', (values, problem) => {
  expect(whyNotCampaign(values)).toEqual(problem)
})

test('a short name is made of what a name has of letters and digits', () => {
  expect(slugOf('  Diwali 2026: Nashik drive!  ')).toBe('diwali-2026-nashik-drive')
  expect(slugOf('दिवाली')).toBe('')
  expect(['diwali', 'a-b', 'abc'].every((slug) => slugPattern.test(slug))).toBe(true)
  expect(['ab', '-abc', 'abc-', 'Abc', 'a b c', 'x'.repeat(41)].some((slug) => slugPattern.test(slug))).toBe(false)
  expect(codeOf('aB-_c9D0eFgh')).toBe('abc9d0e')
})

test('only openings by people count', () => {
  expect(countsAsOpen({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0' })).toBe(true)
  expect(countsAsOpen({})).toBe(true)
  expect(countsAsOpen({ userAgent: 'WhatsApp/2.23.20 A' })).toBe(false)
  expect(countsAsOpen({ userAgent: 'facebookexternalhit/1.1' })).toBe(false)
  expect(countsAsOpen({ userAgent: 'Googlebot/2.1' })).toBe(false)
  expect(countsAsOpen({ userAgent: 'Mozilla/5.0', purpose: 'prefetch;prerender' })).toBe(false)
})

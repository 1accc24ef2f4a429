import { expect, test } from 'vitest'
import {
  candidateLandingTarget,
  driveLanding,
  employerLandingTarget,
  landingApplication,
  landingOf,
  takesLanding,
  whyNotRedirect,
} from './landing.ts'

test('the nine landing values are read, all others are dropped', () => {
  const query =
    '?role=Candidate&phone=9000100001&src=embedded&id=3&jobID=4&type=course&Url=/jobs&state=x&pdID=5&token=secret'
  expect(landingOf(query)).toEqual({
    role: 'Candidate',
    phone: '9000100001',
    src: 'embedded',
    id: '3',
    jobID: '4',
    type: 'course',
    Url: '/jobs',
    state: 'x',
    pdID: '5',
  })
})

test('the first of a repeated landing value counts, empty and overlong ones do not', () => {
  expect(landingOf(`id=3&id=4&type=&Url=/${'x'.repeat(500)}`)).toEqual({ id: '3' })
  expect(landingOf(`state=${'x'.repeat(500)}`).state).toHaveLength(500)
})

test('a drive landing leads to its drive, or to all drives without one', () => {
  expect(driveLanding({ state: 'placementDrive', pdID: '7' })).toBe('/drive-detail?ID=7')
  expect(driveLanding({ type: 'placementDrive' })).toBe('/placement-drive')
  expect(driveLanding({ state: 'placementDrive', pdID: '7&x=//evil' })).toBe('/placement-drive')
  expect(driveLanding({ pdID: '7' })).toBeUndefined()
})

test.each(['/jobs', '/drive-detail?ID=7#faq', '/vsp', '/'])('%s is a valid target', (address) => {
  expect(whyNotRedirect(address)).toBeUndefined()
})

test.each([
  'https://evil.example/jobs',
  '//evil.example/jobs',
  '/\\evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  'jobs',
  '',
])('%j leaves the app', (address) => {
  expect(whyNotRedirect(address)).toBe('leaves-the-app')
})

test('a path that no role has is not a valid target', () => {
  expect(whyNotRedirect('/nowhere')).toBe('unknown-path')
})

test('a landing requests a course, a drive’s job, a job or a drive by its type and number, otherwise nothing', () => {
  expect(landingApplication({ type: 'course', id: '3', jobID: '4' })).toEqual({ kind: 'course', courseId: 3 })
  expect(landingApplication({ type: 'driveJob', jobID: '4', pdID: '5' })).toEqual({ kind: 'driveJob', jobId: 4 })
  expect(landingApplication({ type: 'job', jobID: '4' })).toEqual({ kind: 'job', jobId: 4 })
  expect(landingApplication({ jobID: '4', pdID: '5' })).toEqual({ kind: 'job', jobId: 4 })
  expect(landingApplication({ id: '3' })).toEqual({ kind: 'course', courseId: 3 })
  expect(landingApplication({ pdID: '5' })).toEqual({ kind: 'drive', driveId: 5 })
  expect(landingApplication({ pdID: '5', state: 'placementDrive' })).toBeUndefined()
  expect(landingApplication({})).toBeUndefined()
  expect(landingApplication({ type: 'drive', pdID: '5' })).toEqual({ kind: 'drive', driveId: 5 })
  expect(landingApplication({ type: 'course', jobID: '4' })).toBeUndefined()
  expect(landingApplication({ type: 'placementDrive', pdID: '5' })).toBeUndefined()
  expect(landingApplication({ type: 'course', id: '3 or 1' })).toBeUndefined()
})

test('requests for an application or a drive are completed at the landing page, and our own URLs are followed', () => {
  expect(candidateLandingTarget({ type: 'course', id: '3' })).toBe('/landing-page')
  expect(candidateLandingTarget({ state: 'placementDrive' })).toBe('/landing-page')
  expect(candidateLandingTarget({ phone: '9000100001' })).toBeUndefined()
  expect(candidateLandingTarget({ Url: '/jobs', type: 'course', id: '3' })).toBe('/landing-page')
  expect(candidateLandingTarget({ Url: '/jobs', phone: '9000100001' })).toBe('/jobs')
  expect(candidateLandingTarget({ Url: 'https://example.com' })).toBeUndefined()
})

test.each([
  '/complete-profile',
  '/candidate-login',
  '/login?id=3',
  '/signup/',
  '/chat-bot',
  '/emp-auth',
  '/getStarted',
])('an address of sign-in or registration never redirects back to itself: %s', (Url) => {
  expect(candidateLandingTarget({ Url })).toBeUndefined()
  expect(employerLandingTarget({ Url })).toBeUndefined()
})

test('sign-in and unknown URLs take landing values, pages that use the same parameter names do not', () => {
  const taking = ['/', '/login?id=3', '/candidate-login', '/signup', '/emp-login', '/landing-page', '/no-such-page']
  expect(taking.filter((address) => !takesLanding(address))).toEqual([])
  const plain = [
    '/certification-details?id=3',
    '/certification-iframe?id=3',
    '/jobs?type=Full%20Time',
    '/admin-users?role=hr',
  ]
  expect(plain.filter(takesLanding)).toEqual([])
})

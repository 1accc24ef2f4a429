import { expect, test } from 'vitest'
import { driveLanding, landingOf, whyNotRedirect } from './landing.ts'

test('the nine landing values are kept, all else is dropped', () => {
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

test.each(['/jobs', '/drive-detail?ID=7#faq', '/vsp', '/'])('%s is a place to go to', (address) => {
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

test('a path that no role has is no place to go to', () => {
  expect(whyNotRedirect('/nowhere')).toBe('unknown-path')
})

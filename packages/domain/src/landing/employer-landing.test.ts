import { expect, test } from 'vitest'
import { employerLanding, employerLandingTarget, landingPath, splashPath } from './landing.ts'

test.each([
  [{ type: 'course', id: '7' }, '/certification-details?id=7'],
  [{ id: '7' }, '/certification-details?id=7'],
  [{ type: 'job', jobID: '8' }, '/job-details?Job=8'],
  [{ type: 'driveJob', jobID: '8' }, '/job-details?Job=8'],
  [{ type: 'drive', pdID: '9' }, '/drive-detail?ID=9'],
  [{ state: 'placementDrive', pdID: '9' }, '/drive-detail?ID=9'],
  [{ state: 'placementDrive' }, '/emp-placement-drives'],
  [{ type: 'register', phone: '9876543210' }, undefined],
])('an employer’s landing link %o leads to the page of what it names: %s', (landing, path) => {
  expect(employerLanding(landing)).toBe(path)
  expect(employerLandingTarget(landing)).toBe(path && landingPath)
})

test.each([
  [{ Url: '/drive-detail?ID=4' }, '/drive-detail?ID=4'],
  [{ state: 'placementDrive', pdID: '9' }, '/drive-detail?ID=9'],
  [{ state: 'placementDrive' }, undefined],
  [{ Url: '/jobs' }, undefined],
  [{ Url: 'https://example.com/drive-detail?ID=4' }, undefined],
])('the splash leads to a stored drive’s page and to nothing else: %o', (landing, path) => {
  expect(splashPath(landing)).toBe(path)
})

test('an employer’s landing link leads to its URL, and never outside the app', () => {
  expect(employerLandingTarget({ Url: '/jobs' })).toBe('/jobs')
  expect(employerLandingTarget({ Url: 'https://example.com' })).toBeUndefined()
  expect(employerLandingTarget({ Url: '/jobs', type: 'job', jobID: '8' })).toBe(landingPath)
})

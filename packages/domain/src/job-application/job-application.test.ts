import { expect, test } from 'vitest'
import {
  applicationCreated,
  isApplicationCreated,
  isShortlistedFor,
  isUndecided,
  jobApplicationStatuses,
  whyNotApply,
  whyNotDecide,
} from './job-application.ts'

test('an application counts as sent if the response confirms it, in either spelling', () => {
  expect(applicationCreated).toBe('Job application created successfully!')
  expect(isApplicationCreated('Job application created successfully!')).toBe(true)
  expect(isApplicationCreated('Job appliation created successfully!')).toBe(true)
})

test.each(['Success', 'job application created successfully!', 'Job application created successfully', ''])(
  '%j is not taken for an application that was made',
  (message) => {
    expect(isApplicationCreated(message)).toBe(false)
  },
)

test('a job is applied to once', () => {
  expect(whyNotApply({ status: 'Applied' })).toBe('already-applied')
  expect(whyNotApply({ status: null })).toBeUndefined()
  expect(whyNotApply({})).toBeUndefined()
})

test('a closed job takes no applications, and earlier applications remain', () => {
  const closedOn = '2026-11-20T06:00:00.000Z'
  expect(whyNotApply({ status: null, closedOn })).toBe('closed')
  expect(whyNotApply({ status: 'Applied', closedOn })).toBe('already-applied')
  expect(whyNotApply({ status: null, closedOn: null })).toBeUndefined()
})

test('a decision may be changed to the other one, not made twice; only Shortlisted shows as shortlisted', () => {
  expect(whyNotDecide('Applied', 'Shortlisted')).toBeUndefined()
  expect(whyNotDecide('Rejected', 'Shortlisted')).toBeUndefined()
  expect(whyNotDecide('Shortlisted', 'Shortlisted')).toBe('already-there')
  expect(jobApplicationStatuses.filter(isShortlistedFor)).toEqual(['Shortlisted'])
  expect(jobApplicationStatuses.filter(isUndecided)).toEqual(['Applied'])
})

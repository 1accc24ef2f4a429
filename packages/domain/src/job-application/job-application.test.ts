import { expect, test } from 'vitest'
import { applicationCreated, isApplicationCreated, whyNotApply } from './job-application.ts'

test('an application is made when the answer says so, in either spelling', () => {
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

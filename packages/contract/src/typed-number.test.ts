import { expect, test } from 'vitest'
import type { z } from 'zod'
import { candidates } from './candidates/candidate.ts'
import { addedJob, newDrive } from './drives/drive-forms.ts'
import { importedJob } from './jobs/imported-job.ts'
import { simpleJobForm } from './jobs/job-forms.ts'
import { coupons } from './payments/coupon.ts'
import { payments } from './payments/payment.ts'
import { careerData } from './session/onboarding-forms.ts'
import { campaignLinks } from './staff/campaign-link.ts'
import { numberWords } from './typed-number.ts'

const { Value, LimitTotal } = coupons.create.body.shape
const { amount } = payments.refund.body.shape
const fields: Readonly<Record<string, z.ZodType>> = {
  'openings of a job in a drive': addedJob.shape.jobOpenings,
  'lower pay of it': addedJob.shape.jobCtcFrom,
  'upper pay of it': addedJob.shape.jobCtcTo,
  'openings of a job': simpleJobForm.shape.OpenPositions,
  'openings of an imported job': importedJob.shape.OpenPositions,
  'openings of a drive': newDrive.shape.Openings,
  'pay of a drive': newDrive.shape.AvgPackage,
  'companies of a drive': newDrive.shape.NoOfCompany,
  'pay that a candidate wants': candidates.updateProfile.body.shape.expectedCtc,
  'pay in the onboarding': careerData.shape.incomeCTC,
  'years in the onboarding': careerData.shape.experience,
  'value of a coupon': Value,
  'uses of a coupon': LimitTotal,
  'part of a refund': amount,
  'number of a job in a campaign': campaignLinks.create.body.shape.Values.shape.jobID,
}
const takesDecimals = /pay|value of|refund/
const message = (schema: z.ZodType, given: unknown) => schema.safeParse(given).error?.issues[0]?.message

test.each(Object.entries(fields))('the %s is read as it is typed, and refused in words', (name, schema) => {
  expect([12, '12', ' १२ '].map((given) => String(schema.parse(given)))).toEqual(['12', '12', '12'])
  expect(message(schema, '10-12')).toBe(numberWords['a-range'])
  expect(message(schema, '5 to 8')).toBe(numberWords['a-range'])
  expect(message(schema, '12 people')).toBe(numberWords['not-a-number'])
  for (const given of ['0x10', '1e1', '1,2', true, [12], '4.555'])
    expect(message(schema, given), String(given)).toBeTruthy()
  if (takesDecimals.test(name)) expect(schema.parse('4.5')).toBe(4.5)
  else expect(message(schema, '4.5')).toBe(numberWords['not-whole'])
})

test('an empty optional number is none, and no 0', () => {
  const { expectedCtc } = candidates.updateProfile.body.shape
  expect([expectedCtc, newDrive.shape.NoOfCompany, LimitTotal].map((schema) => schema.parse(''))).toEqual([
    null,
    null,
    null,
  ])
})

test('pay is understood with its unit, and asked for in lakhs', () => {
  expect(addedJob.shape.jobCtcTo.parse('₹ 4.5 LPA')).toBe(4.5)
  expect(message(addedJob.shape.jobCtcTo, '4,50,000')).toBe(numberWords['not-in-lakhs'])
  expect(message(addedJob.shape.jobCtcTo, '')).toBe('Please provide CTC to.')
})

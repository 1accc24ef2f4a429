import { expect, test } from 'vitest'
import { firstMissing, type HrComments, hrCommentFields, hrCommentMessages } from './hr-comments.ts'

const complete: HrComments = {
  ComSkills: 'Good',
  language: [{ label: 'Hindi', value: 'Hindi' }],
  personality: 'Talkative',
  workType: ['on-desk'],
  jobType: ['Operations'],
  jobLocation: 'Pune',
  ctc: 3.5,
  hasOwn: ['Bike'],
  Availability: 'Immediate',
}

const messages: [(typeof hrCommentFields)[number], string][] = [
  ['ComSkills', 'Please select a communication skill.'],
  ['language', 'Please select at least one language of comfort.'],
  ['personality', 'Please select a personality type.'],
  ['workType', 'Please select at least one work type suitability.'],
  ['jobType', 'Please select at least one job type suitability.'],
  ['jobLocation', 'Please select a job location preference.'],
  ['ctc', 'Please enter the expected CTC.'],
  ['hasOwn', "Please select at least one option for 'Has Own'."],
  ['Availability', 'Please select an availability to join.'],
]

test('complete comments can be submitted', () => {
  expect(firstMissing(complete)).toBeUndefined()
})

test.each(messages)('without %s the message is %j', (field, message) => {
  const missing = firstMissing({ ...complete, [field]: undefined })
  expect(missing && hrCommentMessages[missing]).toBe(message)
})

test('the first missing field in form order is the one reported', () => {
  const order = messages.map(([field]) => field)
  expect(hrCommentFields).toEqual(order)
  order.forEach((field, index) => {
    const filled = Object.fromEntries(order.slice(0, index).map((given) => [given, complete[given]]))
    expect(firstMissing(filled)).toBe(field)
  })
})

test.each([
  ['ComSkills', '  '],
  ['language', []],
  ['hasOwn', null],
  ['ctc', 0],
  ['ctc', -1],
  ['ctc', Number.NaN],
  ['ctc', null],
] as const)('%s of %j counts as missing', (field, value) => {
  expect(firstMissing({ ...complete, [field]: value })).toBe(field)
})

import { expect, test } from 'vitest'
import { read, readAs } from '../testing/read-with-lists.ts'

test.each([
  ['truck drivar pune', 'Heavy Vehicle Driver, Pune'],
  ['java opretor', 'Java, Machine Operator'],
  ['accounts receivable billingexecutive', 'Accounts Receivable/Accounts Receivable Executive, Billing Executive'],
])('a misspelt title is read whole, and takes no skill beside it: %s is %s', (text, meant) => {
  expect(read(text)).toBe(meant)
})

test.each([
  ['manual tester no automation', ['Software Test Engineer/Manual Testing', '-Automation Test Engineer']],
  ['nurse not icu', ['Nurse', '-ICU Care/ICU Nurse']],
  ['graphic designer not web', ['Graphic Designer', '-Web Designer']],
  ['php developer -wordpress', ['PHP Developer', '-WordPress/WordPress Developer']],
  ['python developer without django', ['Python Developer', '-Django']],
  ['recruiter not it', ['HR Recruiter', '-Software/IT Recruiter']],
])('what is excluded is what it names together with the work: %s is %j', (text, meant) => {
  expect(readAs(text)).toEqual(meant)
})

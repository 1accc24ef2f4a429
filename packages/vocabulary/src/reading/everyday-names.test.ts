import { expect, test } from 'vitest'
import { read } from '../testing/read-with-lists.ts'

/** What a recruiter writes around what is searched for, and what is near names of ours. */
const everyday = 'both fluent good urgent any near only must can will join smart active local own mature'
  .split(' ')
  .concat(
    'sasta sasti saste tagda acha badhiya jaldi shehar motha kadhi sagle dada mama appearing pleasing interviews contracts'.split(
      ' ',
    ),
    'कर साफ भाषा जीवन कारागीर'.split(' '),
  )

test.each(everyday)('“%s” beside work is no skill, degree or place', (word) => {
  expect(read(`receptionist ${word}`)).toBe('Receptionist')
})

test.each([
  ['10vi pass peon', 'Secondary School (10th), Office Boy'],
  ['12vi pass peon', 'Higher Secondary (12th), Office Boy'],
  ['8vi pass helper', '8th Pass, Helper'],
  ['10वी पास peon', 'Secondary School (10th), Office Boy'],
  ['8वी पास helper', '8th Pass, Helper'],
  ['lab technician dmlt', 'Lab Technician, Diploma in Medical Laboratory Technology'],
  ['PRT maths', 'Primary School Teacher, Mathematics Teaching'],
])('what school or degree is asked for beside a title is read too: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

import { expect, test } from 'vitest'
import { readSearchQuery } from '../search-query.ts'
import { partText, smallVocabulary } from '../testing/small-vocabulary.ts'

function read(text: string, onePay: 'least' | 'most' = 'most'): string {
  return readSearchQuery(text, smallVocabulary, { onePay })
    .parts.map((part) => `${'strict' in part && part.strict ? '!' : ''}${partText(part)}`)
    .join(', ')
}

test.each([
  ['telecaller -fresher', 'Telecaller, !Experienced'],
  ['driver not fresher', 'Driver, !Experienced'],
  ['driver fresher nahi chahiye', 'Driver, !Experienced'],
  ['accountant -senior', 'Accountant, !years -3'],
  ['teacher not part time', 'Teacher, !fullTime'],
])('what is not wanted always applies: %s is %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  'freshers also ok telecaller',
  'telecaller, freshers can also apply',
  'telecaller fresher candidates welcome',
  'open to freshers telecaller',
  'telecaller experienced or fresher both',
  'telecaller fresher/experienced',
  'telecaller fresher or 1 year experience',
  'telecaller no experience required',
  'experience not required telecaller',
  'part time also ok telecaller',
  'junior bhi chalega telecaller',
  'telecaller fresher bhi chalega',
  'telecaller fresher ya anubhavi dono',
  'टेलीकॉलर फ्रेशर भी चलेंगे',
  'टेलीकॉलर फ्रेशर पण चालतील',
  'telecaller fresher suddha chaltil',
  'telecaller english not required',
  'telecaller english zaruri nahi',
])('what is only allowed is no condition: %s', (text) => {
  expect(read(text)).toBe('Telecaller')
})

test.each([
  ['telecaller fresher to 2 years experience', 'Telecaller, years -2'],
  ['telecaller 1-2 years or fresher', 'Telecaller, years -2'],
  ['telecaller fresher chahiye', 'Telecaller, Fresher'],
  ['only freshers telecaller', 'Fresher, Telecaller'],
  ['english not required telecaller pune', 'Telecaller, Pune'],
  ['freshers also ok', 'Fresher'],
])('a level that is asked for, or its years, still is one: %s is %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['telecaller freshers can apply', 'Telecaller, Fresher'],
  ['telecaller no experience required', 'Telecaller, Fresher'],
  ['telecaller fresher or experienced', 'Telecaller'],
])('a job that takes freshers too is searched for a fresher: %s is %s', (text, parts) => {
  expect(read(text, 'least')).toBe(parts)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSearchQuery, withoutPart } from './search-query.ts'
import { partText, smallVocabulary } from './testing/small-vocabulary.ts'

const sign = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))
const piece = fc.constantFrom(
  ...'java|dev|3|years|saal|-|"|₹|4|lakh|lpa|25k|not|OR|/|pune|पुणे|में|नहीं|५|वर्ष|mumbay|c++|.net|to|under|exp|in|,|fresher|wfh|rahul|machine|learing'.split(
    '|',
  ),
)
const anyText = fc.oneof(
  fc.array(sign, { maxLength: 60 }).map((signs) => signs.join('')),
  fc.array(fc.oneof({ weight: 6, arbitrary: piece }, sign), { maxLength: 14 }).map((pieces) => pieces.join(' ')),
  fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('')),
)

test('any text is read, with the same result twice, into parts in order that do not overlap', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { parts } = readSearchQuery(text, smallVocabulary)
      const positions = parts.flatMap(({ from, to }) => [from, to])
      expect(positions.every((position, at) => position >= (positions[at - 1] ?? 0) && position <= text.length)).toBe(
        true,
      )
      expect(parts.every(({ from, to }) => from < to)).toBe(true)
      expect(readSearchQuery(text, smallVocabulary).parts).toEqual(parts)
    }),
    { numRuns: 400, examples: [['-javajava']] },
  )
})

test('removing a part never leaves a longer text, and that one is read too', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const part of readSearchQuery(text, smallVocabulary).parts) {
        const left = withoutPart({ text }, part)
        expect(left.length).toBeLessThanOrEqual(text.length)
        expect(() => readSearchQuery(left, smallVocabulary)).not.toThrow()
      }
    }),
    { numRuns: 200 },
  )
})

test.each([
  ['java developer in pune', 'Pune', 'java developer'],
  ['java developer in pune 3 years', 'Pune', 'java developer 3 years'],
  ['pune mein java developer', 'Pune', 'java developer'],
  ['accountant, tally, gst', 'Tally', 'accountant, gst'],
  ['accountant, tally, gst', 'GST', 'accountant, tally'],
  ['java -php', '-PHP', 'java'],
  ['java not php', '-PHP', 'java'],
  ['accountant with 3 years of experience', 'years 3-', 'accountant'],
  ['"data entry" pune', '"data entry"', 'pune'],
  ['पुण्यात अकाउंटेंट हवा', 'Pune', 'अकाउंटेंट हवा'],
  ['  driver   under 4 lpa ', 'lakh -4', 'driver'],
])('%j without %s is %j', (text, which, left) => {
  const query = readSearchQuery(text, smallVocabulary)
  const part = query.parts.find((one) => partText(one) === which)
  expect(part && withoutPart(query, part)).toBe(left)
})

test.each([
  ['Looking for a Java dev (3+ yrs) in Navi Mumbai', ['Java dev', '3+ yrs', 'Navi Mumbai']],
  ['java not php', ['java', 'not php']],
  ['-"night shift" ₹4L', ['-"night shift"', '₹4L']],
  ['pune or mumbai', ['pune or mumbai']],
  ['५ वर्ष अनुभव पुणे', ['५ वर्ष अनुभव', 'पुणे']],
])('the parts of %j are at %j', (text, stretches) => {
  const { parts } = readSearchQuery(text, smallVocabulary)
  expect(parts.map(({ from, to }) => text.slice(from, to))).toEqual(stretches)
})

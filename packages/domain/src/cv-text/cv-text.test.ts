import { expect, test } from 'vitest'
import { cvFormatOf, cvLimits, cvTextOf } from './cv-text.ts'

test('a CV is stored without addresses, links and phone numbers; years and versions stay', () => {
  const cv = `Asha  Rao\n\n asha.rao@example.com | +91 98200 12345 | 022-2345 6789\nhttps://example.com/asha www.asha.example\nJava 17, 2019-2023`
  expect(cvTextOf(cv)).toBe('Asha Rao\n| |\nJava 17, 2019-2023')
})

test('no text is longer than the limit', () => {
  expect(cvTextOf('Java '.repeat(50_000)).length).toBeLessThanOrEqual(cvLimits.letters)
})

test.each([
  ['application/pdf', 'pdf'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['application/msword', undefined],
  ['image/png', undefined],
])('%s is read as %s', (type, format) => expect(cvFormatOf(type)).toBe(format))

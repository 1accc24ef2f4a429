import { expect, test } from 'vitest'
import { withoutContactData } from './contact-data.ts'

test.each([
  ...['98200 12345', '+91-98200-12345', '98200\u201012345', '98200\u201112345', '98200\u201212345', '98200\u201312345'],
  ...[
    '98200\u201412345',
    '98200\u201512345',
    '98200\u221212345',
    '98200.12345',
    '9.8.2.0.0.1.2.3.4.5',
    '(022) 2345 6789',
  ],
  ...['98200\u00a012345', '98200\u202f12345', '98200\u200b12345', '\u202a+91 98200 12345\u202c'],
  ...['९८२०० १२३४५', '৯৮২০০১২৩৪৫', '９８２００１２３４５', '98200 / 12345', '98200 · 12345', '+1 (415) 555-0100'],
  ...['nine eight two zero zero one two three four five', 'double nine, eight, two, zero, one, two'],
  ...[
    'asha.rao@example.com',
    'asha [at] example.com',
    'asha(at)example dot com',
    'asha (at) example (dot) co (dot) in',
  ],
  ...[
    'asha at gmail.com',
    'asha at example dot com',
    'asha{@}example[dot]com',
    'ａｓｈａ＠example．com',
    'asha\u200b@example.com',
  ],
  ...[
    'asha@okhdfc',
    'https://example.com/asha',
    'www.asha.example',
    'linkedin.com/in/asha-rao',
    'in.linkedin.com/in/asha',
  ],
  ...[
    'github.com/asharao',
    'LinkedIn: asha-rao',
    'GitHub id: asharao',
    't.me/asharao',
    'wa.me/919820012345',
    '@asha_rao',
  ],
  ...['ABCDE1234F', 'abcde1234f', '1234 5678 9012', '1234-5678-9012', 'M1234567', 'ABC1234567', 'MH12 20110012345'],
])('%j is left out', (contact) => {
  expect(withoutContactData(`Clerk ${contact} Tally`)).toBe('Clerk … Tally')
})

test.each([
  'Java 17, 2019-2023',
  'Accountant, 06/2019 - 08/2021',
  'Born 12/05/2001',
  'Saved ₹12,00,000 in 2022',
  'Worked at Tata Motors. Good at Node.js and C++',
  'At 10 a.m. I sold 1,250 units',
  'GitHub, LinkedIn ads, Excel 2016',
  'Windows 10 / 11, Office 365, ISO 9001:2015',
  'ＳＡＰ ½',
  'एक्सेल, टैली, 2019',
])('%j stays as it is', (text) => {
  expect(withoutContactData(text)).toBe(text)
})

test.each(['a.', '1 ', 'a@', ' at ', '[at]', '(', 'one ', 'a-', '.com/', '@', '\u200b1', 'ab.x.com'])(
  'a long text of %j is read in a moment',
  (part) => {
    // A pattern that tries every way to read it would outlast the test.
    const text = part.repeat(40_000 / part.length)
    expect(withoutContactData(text).length).toBeLessThanOrEqual(text.length)
  },
)

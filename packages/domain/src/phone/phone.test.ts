import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatPhone,
  isIndian,
  looksLikeEmail,
  nationalPhone,
  parsePhone,
  plainPhone,
  typedPhoneDigits,
} from './phone.ts'

const anIndianNumber = fc
  .tuple(fc.constantFrom('6', '7', '8', '9'), fc.stringMatching(/^\d{9}$/))
  .map(([first, rest]) => first + rest)

test.each([
  '9876543210',
  '919876543210',
  '+919876543210',
  '0 98765-43210',
  '+91 98765 43210',
  '(+91) 98765.43210',
  '00919876543210',
  '+91 0 98765 43210',
  ' 919876543210',
  '९८७६५४३२१०',
  '\u202a+91 98765 43210\u202c',
  'tel:+919876543210',
  '98765 43210,',
  '"9876543210"',
  '“98765 43210”',
  'Mobile: 98765 43210',
  'मोबाइल: ९८७६५ ४३२१०',
  'M-98765 43210 (WhatsApp)',
  'Tel. (+91) 98765 43210',
  '📞 98765 43210',
  '98765·43210',
  '98765/43210',
  '[98765] 43210',
  'https://wa.me/919876543210',
  'PIN 411001, 98765 43210',
  '91-98765-43210',
  '(91) 98765 43210',
  '091 98765 43210',
])('%j is +919876543210', (text) => {
  expect(parsePhone(text)).toEqual({ e164: '+919876543210' })
})

test('every form of an Indian number is one number, and shows as one', () => {
  fc.assert(
    fc.property(anIndianNumber, (number) => {
      const spaced = `${number.slice(0, 5)} ${number.slice(5)}`
      const forms = [number, `91${number}`, `+91${number}`, `0 ${spaced.replace(' ', '-')}`, `+91 ${spaced}`]
      expect(new Set(forms.map((form) => parsePhone(form).e164))).toEqual(new Set([`+91${number}`]))
      expect(parsePhone(formatPhone(`+91${number}`)).e164).toBe(`+91${number}`)
    }),
  )
})

test.each([
  ['', 'empty'],
  [' - ', 'empty'],
  ['+', 'too-short'],
  ['98765 4321', 'too-short'],
  ['98765432101', 'too-long'],
  ['+9198765432101', 'too-long'],
  ['5876543210', 'not-mobile'],
  ['+91 1234567890', 'not-mobile'],
  ['98765x3210', 'letters'],
  ['98765+43210', 'letters'],
  ['asha@example.com', 'letters'],
  ['+1 555', 'too-short'],
  ['+1234567890123456', 'too-long'],
  ['+0123456789', 'not-mobile'],
  ['91 98765432', 'too-short'],
  ['91-98765432', 'too-short'],
  ['(91) 98765432', 'too-short'],
  ['091 98765432', 'too-short'],
  ['+91 98765432', 'too-short'],
  ['+9198765432', 'too-short'],
  ['Mobile: 91 98765432', 'too-short'],
  ['91 98765 432101', 'too-long'],
  ['98765 43210, 91234 56780', 'too-long'],
  ['Home 98765 43210, office 91234 56780', 'letters'],
  ['Mobile: 98765 4321', 'too-short'],
  ['9198765432**', 'letters'],
  ['Mobile: 9198765432xx', 'letters'],
  ['asha9876543210@example.com', 'letters'],
])('%j is not a phone number: %s', (text, why) => {
  expect(parsePhone(text)).toEqual({ why })
})

test('a number of another country has up to 15 digits with its code', () => {
  expect(parsePhone('+971 50 123 4567')).toEqual({ e164: '+971501234567' })
  expect(parsePhone('050 123 4567', { countryCode: '971' })).toEqual({ e164: '+971501234567' })
  expect(parsePhone('+12345678')).toEqual({ e164: '+12345678' })
  expect(parsePhone('+123456789012345')).toEqual({ e164: '+123456789012345' })
})

test('an Indian number that starts with 91 keeps its ten digits', () => {
  expect(parsePhone('9198765432')).toEqual({ e164: '+919198765432' })
  expect(parsePhone('91987 65432')).toEqual({ e164: '+919198765432' })
})

test('a number of another country may begin with 91', () => {
  expect(parsePhone('91 234 5678', { countryCode: '39' })).toEqual({ e164: '+39912345678' })
})

test('only Indian numbers are Indian, and shown and exported in their forms [E-007]', () => {
  expect(isIndian('+919876543210')).toBe(true)
  expect(['+971501234567', '+911234567890', '+999876543210'].filter(isIndian)).toEqual([])
  expect(formatPhone('+919876543210')).toBe('+91 98765 43210')
  expect(formatPhone('+971501234567')).toBe('+971501234567')
  expect(nationalPhone('+919876543210')).toBe('9876543210')
  expect(nationalPhone('+971501234567')).toBe('971501234567')
  expect(plainPhone('+919876543210')).toBe('919876543210')
})

test.each([
  ['+91 98200 12345', '919820012345'],
  ['0091 98200‑12345', '919820012345'],
  ['0 98200-12345', '9820012345'],
  ['९८२००', '98200'],
  ['0', undefined],
  ['-', undefined],
  ['Asha 98200', undefined],
  ['98200,', '98200'],
  ['Mobile: 98200 12345', '9820012345'],
  ['₹98200', undefined],
  ['asha9820012345@example.com', undefined],
  ['', undefined],
])('who typed %j looks for the number %s', (text, digits) => {
  expect(typedPhoneDigits(text)).toBe(digits)
})

test.each([
  ['98765', false],
  ['+91 98765-43210', false],
  ['९८', false],
  ['', false],
  ['a', true],
  ['98a', true],
  ['98@', true],
  ['98765,', false],
  ['"98', false],
  ['tel:+919876543210', false],
  ['Mobile: 98765 43210', false],
  ['98765·43210', false],
  ['[98765] 43210', false],
  ['Home 98765 43210, office 91234 56780', false],
  ['Mobile: 98765', true],
  ['9876543210a', true],
  ['asha9876543210', true],
  ['9876543210@', true],
  ['asha 98765 43210 @', true],
])('typing %j turns the field into an e-mail field: %s', (text, email) => {
  expect(looksLikeEmail(text)).toBe(email)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { couponCode } from '../coupon/coupon.ts'
import { parseEmail } from '../email/email.ts'
import { parseOtp } from '../otp/otp.ts'
import { looksLikeEmail, parsePhone, typedPhoneDigits } from '../phone/phone.ts'
import { parseRecoveryCode } from '../recovery-code/recovery-code.ts'
import { cleanTyped } from './clean-typed.ts'

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))

/** Marks of direction, joining, colour and width that a paste brings along. */
const unseen = [
  ...from(0x200b, 0x200f),
  ...from(0x202a, 0x202e),
  ...from(0x2060, 0x206f),
  ...from(0xfe00, 0xfe0f),
  ...['\u00ad', '\u034f', '\u061c', '\u180e', '\ufeff', '\u{e0020}', '\u{e0100}'],
]

/** A text with unseen marks before, between and behind its characters. */
const marked = (text: string) =>
  fc
    .array(fc.constantFrom('', ...unseen), { minLength: text.length + 1, maxLength: text.length + 1 })
    .map((marks) => marks[0] + [...text].map((sign, at) => sign + marks[at + 1]).join(''))

describe('unseen marks change nothing', () => {
  test.each([
    ['a phone number', '+91 98765 43210', (text: string) => parsePhone(text).e164, '+919876543210'],
    ['a number of another country', '+971 50 123 4567', (text: string) => parsePhone(text).e164, '+971501234567'],
    ['the phone field', '98765-43210', looksLikeEmail, false],
    ['a search by number', '+91 98765 43210', typedPhoneDigits, '919876543210'],
    ['an e-mail address', 'Asha@Example.com', (text: string) => parseEmail(text).email, 'asha@example.com'],
    ['a code', 'Your code is 123 456', (text: string) => parseOtp(text).otp, '123456'],
    ['a recovery code', 'abcde-01234', parseRecoveryCode, 'abcde-01234'],
    ['a coupon', 'SAVE-20', couponCode, 'SAVE-20'],
  ])('in %s', (_, text, read, meant) => {
    fc.assert(
      fc.property(marked(text), (pasted) => {
        expect(read(pasted)).toBe(meant)
      }),
    )
  })
})

test.each([
  ['\u202a+971 50 123 4567\u202c', '+971501234567'],
  ['+971 (0)50 123 4567', '+971501234567'],
  ['＋９１　９８７６５　４３２１０', '+919876543210'],
  ['+91\u00a098765\u202f43210', '+919876543210'],
  ['98765\u221243210', '+919876543210'],
  ['98765\u201543210', '+919876543210'],
  ['৯৮৭৬৫ ৪৩২১০', '+919876543210'],
  ['௯௮௭௬௫௪௩௨௧௦', '+919876543210'],
  ['9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣', '+919876543210'],
])('%j is the number %s', (text, e164) => {
  expect(parsePhone(text)).toEqual({ e164 })
})

test.each(['98765432101', '971501234567', '\u202a919876543210\u202c1'])('%j is too long, and is not cut', (text) => {
  expect(parsePhone(text)).toEqual({ why: 'too-long' })
})

test('a message with a code in Hindi or full-width digits has the code', () => {
  expect(parseOtp('Your code is १२३ ४५६').otp).toBe('123456')
  expect(parseOtp('आपका कोड १२३४५६ है').otp).toBe('123456')
  expect(parseOtp('\u2068１２３\u2011４５６\u2069').otp).toBe('123456')
})

test('an e-mail address with full-width signs is the usual one', () => {
  expect(parseEmail('ａｓｈａ＠example．com').email).toBe('asha@example.com')
})

test('what is clean stays as it is', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => cleanTyped(cleanTyped(text)) === cleanTyped(text)))
  expect(cleanTyped('  Asha.Rao+1@example.com ')).toBe('Asha.Rao+1@example.com')
})

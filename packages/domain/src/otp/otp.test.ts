import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countdownLeft, countdownText, otpTries, parseOtp, whyNotVerify } from './otp.ts'

const sentAt = new Date('2026-03-01T10:00:00Z')

function later(ms: number): Date {
  return new Date(sentAt.getTime() + ms)
}

test.each([
  '123456',
  ' 123 456 ',
  '123-456',
  'Your code is 123 456',
  'Your code is 123456. Valid for 10 minutes.',
  '<#> 123456 is your Pramaan code for 98765 43210',
  'कोड १२३४५६ है',
  'OTP:123456\n\n@x #123456',
  'Your code is 123 456.\n\n@pramaan.example #123456',
])('the code in %j is 123456', (text) => {
  expect(parseOtp(text)).toEqual({ otp: '123456' })
})

test.each([
  ['', 'empty'],
  ['12345', 'too-short'],
  ['1234567', 'too-long'],
  ['abcdef', 'not-digits'],
  ['12345a', 'not-digits'],
  ['code 123456 or 654321', 'not-digits'],
  ['code 123456 or 654 321', 'not-digits'],
  ['code 123456 or 654321, order 111 222', 'not-digits'],
  ['call 98765 43210', 'not-digits'],
  ['call 987 654 3210', 'not-digits'],
])('there is no code in %j: %s', (text, why) => {
  expect(parseOtp(text)).toEqual({ why })
})

test('any six digits are a code, including leading zeros', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{6}$/), (otp) => {
      expect(parseOtp(`Your code is ${otp.slice(0, 3)} ${otp.slice(3)}`)).toEqual({ otp })
    }),
  )
})

test.each([
  [59_999, '0:59'],
  [60_000, '1:00'],
  [1_000, '0:01'],
  [999, '0:00'],
  [0, '0:00'],
  [-5, '0:00'],
])('%i ms of countdown read %s', (ms, text) => {
  expect(countdownText(ms)).toBe(text)
})

test('another code may be requested only after 59,999 ms', () => {
  expect(countdownLeft(sentAt, later(59_998))).toBe(1)
  expect(countdownLeft(sentAt, later(59_999))).toBe(0)
})

test('the countdown stays between 0 and its length, also on a clock that runs behind', () => {
  expect(countdownLeft(sentAt, later(-60_000))).toBe(59_999)
  expect(countdownLeft(sentAt, later(90_000))).toBe(0)
})

test('a code is checked at most five times, within ten minutes, and until it is used', () => {
  const now = later(1_000)
  expect(whyNotVerify({ sentAt, tries: otpTries, usedAt: null }, now)).toBeUndefined()
  expect(whyNotVerify({ sentAt, tries: 6, usedAt: null }, now)).toBe('too-many-tries')
  expect(whyNotVerify({ sentAt, tries: 1, usedAt: now }, now)).toBe('used')
  expect(whyNotVerify({ sentAt, tries: 1, usedAt: null }, later(599_999))).toBeUndefined()
  expect(whyNotVerify({ sentAt, tries: 1, usedAt: null }, later(600_000))).toBe('expired')
})

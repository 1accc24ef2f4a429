import { expect, test } from 'vitest'
import { codeIn } from './code-in.ts'

test.each([
  ['123456', '123456'],
  ['Your code is 123 456', '123456'],
  ['123-456 is your Pramaan code', '123456'],
  ['OTP 004512 works for 10 minutes', '004512'],
  ['In 10 minutes ends 482913.', '482913'],
  ['आपका कोड 123 456 है', '123456'],
  ['Your code is १२३ ४५६', '123456'],
  ['\u2068१२३४५६\u2069', '123456'],
  ['１２３\u2011４５６', '123456'],
  ['12 and 34', '1234'],
  ['no code here', ''],
])('%s pasted gives the code %s', (text, code) => {
  expect(codeIn(text, 6)).toBe(code)
})

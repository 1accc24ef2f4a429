import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseEmail } from './email.ts'

test('an address is trimmed and in lower case, so that each person has one spelling', () => {
  expect(parseEmail('  Asha.Rao+jobs@Example.COM ')).toEqual({ email: 'asha.rao+jobs@example.com' })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['asha', 'malformed'],
  ['asha@', 'malformed'],
  ['@example.com', 'malformed'],
  ['asha@example', 'malformed'],
  ['asha@@example.com', 'malformed'],
  ['asha rao@example.com', 'malformed'],
  ['asha@exa mple.com', 'malformed'],
  ['.asha@example.com', 'malformed'],
  ['asha..rao@example.com', 'malformed'],
  ['asha@-example.com', 'malformed'],
  ['asha@example..com', 'malformed'],
  ['asha@127.0.0.1', 'malformed'],
  ['asha@example.com\nbcc: x@example.com', 'malformed'],
  [`${'a'.repeat(65)}@example.com`, 'malformed'],
  [`a@${'b.'.repeat(126)}com`, 'too-long'],
])('%j is refused: %s', (text, why) => {
  expect(parseEmail(text)).toEqual({ why })
})

test('the longest address is accepted', () => {
  const email = `${'a'.repeat(64)}@${'b'.repeat(61)}.${'c'.repeat(61)}.${'d'.repeat(61)}.in`
  expect(email).toHaveLength(253)
  expect(parseEmail(email)).toEqual({ email })
  expect(parseEmail(email.replace('.in', '.com'))).toHaveProperty('email')
  expect(parseEmail(email.replace('.in', '.info'))).toEqual({ why: 'too-long' })
})

test('what is accepted is accepted again unchanged', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const { email } = parseEmail(address)
      if (email) expect(parseEmail(email)).toEqual({ email })
    }),
  )
})

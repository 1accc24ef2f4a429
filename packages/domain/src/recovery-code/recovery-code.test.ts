import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRecoveryCode, recoveryCodeOf } from './recovery-code.ts'

const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 })

test('a recovery code is read back as it was shown, with or without its dash, in any case', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = recoveryCodeOf(random)
      expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
      for (const typed of [code, code.replace('-', ''), ` ${code.toUpperCase()} `, code.replace('-', ' ')])
        expect(parseRecoveryCode(typed)).toBe(code)
    }),
  )
})

test.each([
  ['O1234-Il567', '01234-11567'],
  ['', undefined],
  ['01234-5678', undefined],
  ['01234-567890', undefined],
  ['u1234-56789', undefined],
])('%j is read as %j', (typed, code) => expect(parseRecoveryCode(typed)).toBe(code))

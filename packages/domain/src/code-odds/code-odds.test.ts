import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codesNeeded, oddsADay, triesInAllBeforeSecondCode } from './code-odds.ts'

const calm = { kind: 'stranger', atAccount: 0, inAll: 0, shared: false } as const

test.each([
  ['an unknown browser, nothing wrong before', calm, 1],
  ['an unknown browser after one wrong try', { ...calm, atAccount: 1 }, 2],
  ['an unknown browser after very many', { ...calm, atAccount: 10_000 }, 3],
  ['an unknown browser while many accounts are attacked', { ...calm, inAll: triesInAllBeforeSecondCode }, 2],
  ['an unknown browser with a code that others may enter too', { ...calm, shared: true }, 2],
  ['a known browser after four wrong tries of its own', { ...calm, kind: 'known', atAccount: 4 }, 1],
  ['a known browser after five', { ...calm, kind: 'known', atAccount: 5 }, 2],
  ['a known browser while many accounts are attacked', { ...calm, kind: 'known', inAll: 1e6 }, 1],
  ['a registration that is to be confirmed, after four', { ...calm, kind: 'newcomer', atAccount: 4 }, 1],
  ['a registration that is to be confirmed, after five', { ...calm, kind: 'newcomer', atAccount: 5 }, 2],
  ['a signed-in person, after four', { ...calm, kind: 'member', atAccount: 4 }, 1],
] as const)('%s needs that many right codes in a row', (_who, before, codes) => {
  expect(codesNeeded(before)).toBe(codes)
})

test('however many attempts a day strangers make on an account, their odds stay below one in a million', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (tries) => {
      expect(oddsADay(tries)).toBeLessThan(1e-6)
    }),
  )
})

test('a wrong attempt never makes it easier', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(10_000), fc.boolean(), (atAccount, inAll, shared) => {
      const before = codesNeeded({ kind: 'stranger', atAccount, inAll, shared })
      expect(
        codesNeeded({ kind: 'stranger', atAccount: atAccount + 1, inAll: inAll + 1, shared }),
      ).toBeGreaterThanOrEqual(before)
    }),
  )
})

import { expect, test } from 'vitest'
import { whyNotToken } from './session.ts'

const now = new Date('2026-03-10T12:00:00Z')
const exp = now.getTime() / 1000 + 1
const userInfo = { ID: 4, RoleID: 2 }

test('an unexpired token with an ID and a role is accepted', () => {
  expect(whyNotToken({ exp, userInfo }, now)).toBeUndefined()
})

test.each([
  ['without user info', { exp }, 'no-id'],
  ['without an ID', { exp, userInfo: { RoleID: 2 } }, 'no-id'],
  ['without a role id', { exp, userInfo: { ID: 4 } }, 'no-role'],
  ['with the id of no role', { exp, userInfo: { ID: 4, RoleID: 9 } }, 'no-role'],
  ['that expires now', { exp: exp - 1, userInfo }, 'expired'],
  ['without an expiry', { userInfo }, 'expired'],
] as const)('a token %s is refused', (_what, token, why) => {
  expect(whyNotToken(token, now)).toBe(why)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isNeverApplied,
  isWaitingForReview,
  reviewAction,
  reviewUndoMinutes,
  storedVspStatus,
  type VspStatus,
  vspAfter,
  vspMoves,
  vspState,
  vspStatus,
  whyNotApply,
  whyNotRestore,
} from './verification.ts'

const statuses: VspStatus[] = [null, false, true]
const actions = Object.keys(vspMoves) as (keyof typeof vspMoves)[]

test('null is never applied, false applied, true verified', () => {
  expect(statuses.map(vspState)).toEqual(['never-applied', 'applied', 'verified'])
  expect(vspState(undefined)).toBe('never-applied')
  expect(statuses.map(vspState).map(isNeverApplied)).toEqual([true, false, false])
  expect(statuses.map(vspState).map(isWaitingForReview)).toEqual([false, true, false])
  for (const status of statuses) expect(vspStatus(vspState(status))).toBe(status)
})

test('a reviewer verifies an applicant and revokes it, only a payment applies, and its refund withdraws [E-531]', () => {
  expect(vspAfter(null, 'apply')).toBe(false)
  expect(vspAfter(false, 'verify')).toBe(true)
  expect(vspAfter(true, 'revoke')).toBe(false)
  expect(actions.filter((action) => vspMoves[action].by === 'payment')).toEqual(['apply', 'withdraw'])
})

test('no sequence of actions leaves the allowed transitions, and verified means that the candidate paid and was reviewed', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...actions)), (done) => {
      let status: VspStatus = null
      const made: typeof actions = []
      for (const action of done) {
        const after = vspAfter(status, action)
        if (after === undefined) continue
        made.push(action)
        status = after
      }
      if (status !== null) expect(made[0]).toBe('apply')
      if (status === true) expect(made.at(-1)).toBe('verify')
    }),
  )
})

test('every other move is refused', () => {
  const refused = statuses.flatMap((status) => actions.filter((action) => vspAfter(status, action) === undefined))
  expect(refused).toEqual(['verify', 'revoke', 'withdraw', 'apply', 'revoke', 'apply', 'verify', 'withdraw'])
})

test.each([
  [null, 60, undefined],
  [null, 59, 'profile-incomplete'],
  [false, 100, 'already-applied'],
  [true, 100, 'already-verified'],
] as const)('status %s with strength %i applies: %s', (status, strength, why) => {
  expect(whyNotApply(status, strength)).toBe(why)
})

test('verified means that the questions are answered and the verification was not revoked', () => {
  const all = [null, undefined, false, true].flatMap((application) =>
    [false, true].map((answered) => storedVspStatus({ application, answered })),
  )
  expect(all).toEqual([null, null, null, null, false, false, false, true])
})

test('a reviewer answers an applicant’s questions, and can revoke a verification', () => {
  expect(statuses.map(reviewAction)).toEqual([undefined, 'verify', 'revoke'])
})

test('a revocation is undone by the person who made it, within the minutes', () => {
  const at = new Date('2026-11-21T06:00:00.000Z')
  const after = (ms: number) => new Date(at.getTime() + ms)
  const end = reviewUndoMinutes * 60_000
  expect(whyNotRestore({ by: 7, at }, 7, after(end - 1))).toBeUndefined()
  expect(whyNotRestore({ by: 7, at }, 7, after(end))).toBe('too-late')
  expect(whyNotRestore({ by: 7, at }, 8, at)).toBe('not-yours')
  expect(whyNotRestore({ by: null, at: null }, 7, at)).toBe('not-taken-back')
})

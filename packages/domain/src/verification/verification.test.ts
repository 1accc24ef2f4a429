import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  reviewDeed,
  type VspDeed,
  type VspStatus,
  vspAfter,
  vspMoves,
  vspState,
  vspStatus,
  whyNotApply,
  whyNotTakeBack,
  whyNotVerify,
} from './verification.ts'

const statuses: VspStatus[] = [null, false, true]
const deeds = Object.keys(vspMoves) as VspDeed[]

test('null is never applied, false applied, true verified', () => {
  expect(statuses.map(vspState)).toEqual(['never-applied', 'applied', 'verified'])
  expect(vspState(undefined)).toBe('never-applied')
  for (const status of statuses) expect(vspStatus(vspState(status))).toBe(status)
})

test('a reviewer verifies an applicant and takes it back, a payment alone applies, and its refund withdraws', () => {
  expect(vspAfter(null, 'apply')).toBe(false)
  expect(vspAfter(false, 'verify')).toBe(true)
  expect(vspAfter(true, 'takeBack')).toBe(false)
  expect(deeds.filter((deed) => vspMoves[deed].by === 'payment')).toEqual(['apply', 'withdraw'])
})

test('no sequence of deeds leaves the drawn arrows, and verified means that somebody paid and was reviewed', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...deeds)), (done) => {
      let status: VspStatus = null
      const made: VspDeed[] = []
      for (const deed of done) {
        const after = vspAfter(status, deed)
        if (after === undefined) continue
        made.push(deed)
        status = after
      }
      if (status !== null) expect(made[0]).toBe('apply')
      if (status === true) expect(made.at(-1)).toBe('verify')
    }),
  )
})

test('every other move is refused', () => {
  const refused = statuses.flatMap((status) => deeds.filter((deed) => vspAfter(status, deed) === undefined))
  expect(refused).toEqual(['verify', 'takeBack', 'withdraw', 'apply', 'takeBack', 'apply', 'verify', 'withdraw'])
})

test.each([
  [null, 60, undefined],
  [null, 59, 'profile-incomplete'],
  [false, 100, 'already-applied'],
  [true, 100, 'already-verified'],
] as const)('status %s with strength %i applies: %s', (status, strength, why) => {
  expect(whyNotApply(status, strength)).toBe(why)
})

test('a reviewer is told why a status stays', () => {
  expect(statuses.map(whyNotVerify)).toEqual(['never-applied', undefined, 'already-verified'])
  expect(statuses.map(whyNotTakeBack)).toEqual(['not-verified', 'not-verified', undefined])
  expect(statuses.map(reviewDeed)).toEqual([undefined, 'verify', 'takeBack'])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  candidateButton,
  type DriveApplicationDeed,
  type DriveApplicationStatus,
  decisionNotice,
  deedTo,
  driveApplicationMoves,
  driveApplicationStatuses,
  driveStepsAhead,
  hasApplied,
  isSettled,
  type ReviewDeed,
  reviewedTo,
  reviewerView,
  statusAfter,
  takesPart,
  whyNotApply,
  whyNotDecide,
  whyNotMove,
  whyNotRequestAgain,
  whyNotReview,
  whyNotStartPayment,
} from './drive-application.ts'

const deeds = Object.keys(driveApplicationMoves) as DriveApplicationDeed[]
const reviews: ReviewDeed[] = ['reject', 'accept', 'noPayment']
const drive = { fromDate: '2026-03-01', toDate: '2026-03-10' } as const
const lastMinute = new Date('2026-03-10T18:29:00Z')
const tooLate = new Date('2026-03-10T18:30:00Z')

function movesOf(by: string): string[] {
  return driveApplicationStatuses.flatMap((status) =>
    deeds
      .filter((deed) => driveApplicationMoves[deed].by === by && !whyNotMove(status, deed))
      .map((deed) => `${status} → ${statusAfter(status, deed)}`),
  )
}

test('an application has six states', () => {
  expect(driveApplicationStatuses).toEqual(['NotApplied', 'Pending', 'Accepted', 'Rejected', 'noPayment', 'Applied'])
})

test('a candidate moves NotApplied and noPayment to Pending, and nothing else', () => {
  expect(movesOf('candidate')).toEqual(['NotApplied → Pending', 'noPayment → Pending'])
})

test('a reviewer moves Pending to Rejected, Accepted or noPayment, noPayment to Rejected or Accepted, and Accepted to noPayment', () => {
  expect(movesOf('reviewer')).toEqual([
    'Pending → Rejected',
    'Pending → Accepted',
    'Pending → noPayment',
    'Accepted → noPayment',
    'noPayment → Rejected',
    'noPayment → Accepted',
  ])
})

test('Accepted becomes Applied by payment alone, and noPayment again when the fee goes back', () => {
  expect(movesOf('payment')).toEqual(['Accepted → Applied', 'Applied → noPayment'])
})

test('any other move is refused and leaves the state', () => {
  let refused = 0
  for (const status of driveApplicationStatuses) {
    for (const deed of deeds) {
      const from: readonly DriveApplicationStatus[] = driveApplicationMoves[deed].from
      if (from.includes(status)) continue
      refused += 1
      expect(whyNotMove(status, deed)).toBe('wrong-state')
      expect(statusAfter(status, deed)).toBeUndefined()
    }
  }
  expect(refused).toBe(48 - 10)
})

test('no sequence of deeds takes part without an acceptance and a payment', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...deeds)), (done) => {
      let status: DriveApplicationStatus = 'NotApplied'
      const made: DriveApplicationDeed[] = []
      for (const deed of done) {
        const after = statusAfter(status, deed)
        if (after) made.push(deed)
        status = after ?? status
      }
      if (hasApplied(status)) expect(made[0]).toBe('apply')
      if (takesPart(status)) expect(made.slice(-2)).toEqual(['accept', 'pay'])
      const count = (wanted: DriveApplicationDeed) => made.filter((deed) => deed === wanted).length
      expect(count('pay') - count('refund')).toBe(takesPart(status) ? 1 : 0)
    }),
  )
})

test('a call that names the wanted state finds its deed, for whoever may do it', () => {
  expect(deedTo('candidate', 'NotApplied', 'Pending')).toBe('apply')
  expect(deedTo('candidate', 'noPayment', 'Pending')).toBe('requestAgain')
  expect(deedTo('candidate', 'Accepted', 'Applied')).toBeUndefined()
  expect(deedTo('candidate', 'Pending', 'Accepted')).toBeUndefined()
  expect(deedTo('reviewer', 'Pending', 'noPayment')).toBe('noPayment')
  expect(deedTo('reviewer', 'Applied', 'Rejected')).toBeUndefined()
  expect(deedTo('payment', 'Accepted', 'Applied')).toBe('pay')
})

test('a candidate applies, asks again and starts to pay through the last day, not after it', () => {
  expect(whyNotApply('NotApplied', drive, lastMinute)).toBeUndefined()
  expect(whyNotApply('NotApplied', drive, tooLate)).toBe('drive-over')
  expect(whyNotApply('Pending', drive, lastMinute)).toBe('wrong-state')
  expect(whyNotRequestAgain('noPayment', drive, lastMinute)).toBeUndefined()
  expect(whyNotRequestAgain('noPayment', drive, tooLate)).toBe('drive-over')
  expect(whyNotRequestAgain('Rejected', drive, lastMinute)).toBe('wrong-state')
  expect(whyNotStartPayment('Accepted', drive, lastMinute)).toBeUndefined()
  expect(whyNotStartPayment('Accepted', drive, tooLate)).toBe('drive-over')
  expect(whyNotStartPayment('Pending', drive, lastMinute)).toBe('wrong-state')
})

test.each([
  ['NotApplied', { label: 'apply', deed: 'apply' }],
  ['Pending', { label: 'pending' }],
  ['Accepted', { label: 'pay-to-proceed', deed: 'pay' }],
  ['Rejected', { label: 'rejected' }],
  ['noPayment', { label: 'request-again', deed: 'requestAgain' }],
  ['Applied', { label: 'already-applied' }],
] as const)('%s shows the candidate the button %j', (status, button) => {
  expect(candidateButton(status)).toEqual(button)
})

test.each([
  ['NotApplied', { deeds: [] }],
  ['Pending', { deeds: ['reject', 'accept', 'noPayment'] }],
  ['Accepted', { deeds: [], label: 'pending-payment' }],
  ['Rejected', { deeds: [], label: 'rejected' }],
  ['noPayment', { deeds: ['reject', 'accept'] }],
  ['Applied', { deeds: [], label: 'applied' }],
] as const)('%s shows the reviewer %j', (status, view) => {
  expect(reviewerView(status, false)).toEqual(view)
  expect(reviewerView(status, true)).toEqual(status === 'Accepted' ? { deeds: ['noPayment'] } : view)
})

test('a reviewer closes an accepted request for want of the fee from the first day on, not before', () => {
  expect(whyNotDecide('Accepted', 'noPayment', drive, new Date(`${drive.fromDate}T00:00:00+05:30`))).toBeUndefined()
  const dayBefore = new Date(new Date(`${drive.fromDate}T00:00:00+05:30`).getTime() - 1)
  expect(whyNotDecide('Accepted', 'noPayment', drive, dayBefore)).toBe('wrong-state')
  expect(whyNotDecide('Pending', 'noPayment', drive, dayBefore)).toBeUndefined()
  expect(whyNotDecide('Applied', 'noPayment', drive, tooLate)).toBe('wrong-state')
})

test('only who was accepted is told of a fee that did not come', () => {
  expect(decisionNotice('Pending', 'noPayment')).toBe('drive-closed')
  expect(decisionNotice('Accepted', 'noPayment')).toBe('drive-fee-missing')
  expect(decisionNotice('noPayment', 'Accepted')).toBe('drive-accepted')
  expect(decisionNotice('noPayment', 'Rejected')).toBe('drive-rejected')
})

test('what the screens offer is just what the table allows', () => {
  for (const status of driveApplicationStatuses) {
    for (const overdue of [false, true]) {
      const now = overdue ? tooLate : new Date('2020-01-01T00:00:00Z')
      const drawn = reviews.filter((deed) => !whyNotDecide(status, reviewedTo(deed), drive, now))
      expect(reviews.filter((deed) => !whyNotReview(status, deed, overdue))).toEqual(drawn)
      expect([...reviewerView(status, overdue).deeds].sort()).toEqual(drawn.sort())
    }
    const own = (['apply', 'requestAgain', 'pay'] as const).filter((deed) => !whyNotMove(status, deed))
    expect(own).toEqual([candidateButton(status).deed].filter(Boolean))
  }
})

test('the card shows Applied from the first request on, the badge only after payment', () => {
  expect(driveApplicationStatuses.filter(hasApplied)).toHaveLength(5)
  expect(driveApplicationStatuses.filter(takesPart)).toEqual(['Applied'])
})

test('what is still to come follows the drawn arrows: the reviewers’ word, the fee, the place', () => {
  expect(driveStepsAhead('Pending', true)).toEqual(['decision', 'payment', 'place'])
  expect(driveStepsAhead('Accepted', true)).toEqual(['payment', 'place'])
  for (const status of ['NotApplied', 'Rejected', 'noPayment', 'Applied'] as const)
    expect(driveStepsAhead(status, true)).toEqual([])
})

test('nothing is still to come once the drive is over; only taking part and a refusal are last words', () => {
  for (const status of driveApplicationStatuses) expect(driveStepsAhead(status, false)).toEqual([])
  expect(driveApplicationStatuses.filter(isSettled)).toEqual(['Rejected', 'Applied'])
})

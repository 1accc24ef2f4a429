import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  actionTo,
  candidateButton,
  cardMark,
  type DriveApplicationAction,
  type DriveApplicationStatus,
  decisionNotice,
  driveApplicationMoves,
  driveApplicationStatuses,
  driveStepsAhead,
  hasApplied,
  isSettled,
  type ReviewAction,
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

const actions = Object.keys(driveApplicationMoves) as DriveApplicationAction[]
const reviews: ReviewAction[] = ['reject', 'accept', 'noPayment']
const drive = { fromDate: '2026-03-01', toDate: '2026-03-10' } as const
const firstMinute = new Date(`${drive.fromDate}T00:00:00+05:30`)
const lastMinute = new Date('2026-03-10T18:29:00Z')
const tooLate = new Date('2026-03-10T18:30:00Z')

function movesOf(by: string): string[] {
  return driveApplicationStatuses.flatMap((status) =>
    actions
      .filter((action) => driveApplicationMoves[action].by === by && !whyNotMove(status, action))
      .map((action) => `${status} → ${statusAfter(status, action)}`),
  )
}

test('an application has the six states of the spec, and Withdrawn [E-517]', () => {
  const ofSpec = ['NotApplied', 'Pending', 'Accepted', 'Rejected', 'noPayment', 'Applied']
  expect(driveApplicationStatuses).toEqual([...ofSpec, 'Withdrawn'])
})

test('a candidate moves NotApplied, noPayment and Withdrawn to Pending, Pending and Accepted to Withdrawn, and nothing else [E-518 E-520]', () => {
  expect(movesOf('candidate')).toEqual([
    'NotApplied → Pending',
    'Pending → Withdrawn',
    'Accepted → Withdrawn',
    'noPayment → Pending',
    'Withdrawn → Pending',
  ])
})

test('a reviewer moves Pending to Rejected, Accepted or noPayment, noPayment to Rejected or Accepted, and Accepted to noPayment [C-312]', () => {
  expect(movesOf('reviewer')).toEqual([
    'Pending → Rejected',
    'Pending → Accepted',
    'Pending → noPayment',
    'Accepted → noPayment',
    'noPayment → Rejected',
    'noPayment → Accepted',
  ])
})

test('Accepted becomes Applied only by payment, and noPayment again when the fee is refunded [E-519]', () => {
  expect(movesOf('payment')).toEqual(['Accepted → Applied', 'Applied → noPayment'])
})

test('any other move is refused and leaves the state [C-311 E-521]', () => {
  let refused = 0
  for (const status of driveApplicationStatuses) {
    for (const action of actions) {
      const from: readonly DriveApplicationStatus[] = driveApplicationMoves[action].from
      if (from.includes(status)) continue
      refused += 1
      expect(whyNotMove(status, action)).toBe('wrong-state')
      expect(statusAfter(status, action)).toBeUndefined()
    }
  }
  expect(refused).toBe(7 * 9 - 13)
})

test('no sequence of actions leads to taking part without an acceptance and a payment', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...actions)), (done) => {
      let status: DriveApplicationStatus = 'NotApplied'
      const made: DriveApplicationAction[] = []
      for (const action of done) {
        const after = statusAfter(status, action)
        if (after) made.push(action)
        status = after ?? status
      }
      if (hasApplied(status)) expect(made[0]).toBe('apply')
      if (takesPart(status)) expect(made.slice(-2)).toEqual(['accept', 'pay'])
      const count = (oneAction: DriveApplicationAction) => made.filter((action) => action === oneAction).length
      expect(count('pay') - count('refund')).toBe(takesPart(status) ? 1 : 0)
    }),
  )
})

test('a call that names the wanted state finds its action, for roles that may take it', () => {
  expect(actionTo('candidate', 'NotApplied', 'Pending')).toBe('apply')
  expect(actionTo('candidate', 'noPayment', 'Pending')).toBe('requestAgain')
  expect(actionTo('candidate', 'Accepted', 'Applied')).toBeUndefined()
  expect(actionTo('candidate', 'Pending', 'Accepted')).toBeUndefined()
  expect(actionTo('reviewer', 'Pending', 'noPayment')).toBe('noPayment')
  expect(actionTo('reviewer', 'Applied', 'Rejected')).toBeUndefined()
  expect(actionTo('payment', 'Accepted', 'Applied')).toBe('pay')
})

test('a candidate can apply, request again and start to pay through the last day, not after it', () => {
  expect(whyNotApply('NotApplied', drive, lastMinute)).toBeUndefined()
  expect(whyNotApply('NotApplied', drive, tooLate)).toBe('drive-over')
  expect(whyNotApply('Pending', drive, lastMinute)).toBe('wrong-state')
  expect(whyNotRequestAgain('noPayment', drive, lastMinute)).toBeUndefined()
  expect(whyNotRequestAgain('noPayment', drive, tooLate)).toBe('drive-over')
  expect(whyNotRequestAgain('Rejected', drive, lastMinute)).toBe('wrong-state')
  const accepted = { status: 'Accepted', since: firstMinute } as const
  expect(whyNotStartPayment(accepted, drive, lastMinute)).toBeUndefined()
  expect(whyNotStartPayment(accepted, drive, tooLate)).toBe('drive-over')
  expect(whyNotStartPayment({ ...accepted, status: 'Pending' }, drive, lastMinute)).toBe('wrong-state')
})

test('a candidate who was accepted before the drive starts can start to pay until the day before it', () => {
  const accepted = { status: 'Accepted', since: new Date('2026-02-20T12:00:00Z') } as const
  expect(whyNotStartPayment(accepted, drive, new Date(firstMinute.getTime() - 1))).toBeUndefined()
  expect(whyNotStartPayment(accepted, drive, firstMinute)).toBe('fee-overdue')
})

test.each([
  ['NotApplied', { label: 'apply', action: 'apply' }],
  ['Pending', { label: 'pending' }],
  ['Accepted', { label: 'pay-to-proceed', action: 'pay' }],
  ['Rejected', { label: 'rejected' }],
  ['noPayment', { label: 'request-again', action: 'requestAgain' }],
  ['Applied', { label: 'already-applied' }],
] as const)('%s shows the candidate the button %j [C-303]', (status, button) => {
  expect(candidateButton(status)).toEqual(button)
})

test.each([
  ['NotApplied', { actions: [] }],
  ['Pending', { actions: ['reject', 'accept', 'noPayment'] }],
  ['Accepted', { actions: [], label: 'pending-payment' }],
  ['Rejected', { actions: [], label: 'rejected' }],
  ['noPayment', { actions: ['reject', 'accept'] }],
  ['Applied', { actions: [], label: 'applied' }],
] as const)('%s shows the reviewer %j', (status, view) => {
  expect(reviewerView(status, false)).toEqual(view)
  expect(reviewerView(status, true)).toEqual(status === 'Accepted' ? { actions: ['noPayment'] } : view)
})

test('a reviewer can close an accepted request for an unpaid fee once its last day is over, not before', () => {
  const since = new Date('2026-02-20T12:00:00Z')
  expect(whyNotDecide({ status: 'Accepted', since }, 'noPayment', drive, firstMinute)).toBeUndefined()
  const dayBefore = new Date(firstMinute.getTime() - 1)
  expect(whyNotDecide({ status: 'Accepted', since }, 'noPayment', drive, dayBefore)).toBe('wrong-state')
  expect(whyNotDecide({ status: 'Accepted', since: firstMinute }, 'noPayment', drive, lastMinute)).toBe('wrong-state')
  expect(whyNotDecide({ status: 'Pending', since }, 'noPayment', drive, dayBefore)).toBeUndefined()
  expect(whyNotDecide({ status: 'Applied', since }, 'noPayment', drive, tooLate)).toBe('wrong-state')
})

test('only accepted candidates are notified of an unpaid fee', () => {
  expect(decisionNotice('Pending', 'noPayment')).toBe('drive-closed')
  expect(decisionNotice('Accepted', 'noPayment')).toBe('drive-fee-missing')
  expect(decisionNotice('noPayment', 'Accepted')).toBe('drive-accepted')
  expect(decisionNotice('noPayment', 'Rejected')).toBe('drive-rejected')
})

test('what the screens offer is just what the table allows', () => {
  for (const status of driveApplicationStatuses) {
    for (const overdue of [false, true]) {
      const since = new Date('2020-01-01T00:00:00Z')
      const now = overdue ? tooLate : since
      const drawn = reviews.filter((action) => !whyNotDecide({ status, since }, reviewedTo(action), drive, now))
      expect(reviews.filter((action) => !whyNotReview(status, action, overdue))).toEqual(drawn)
      expect([...reviewerView(status, overdue).actions].sort()).toEqual(drawn.sort())
    }
    const openMoves = (['apply', 'requestAgain', 'pay'] as const).filter((action) => !whyNotMove(status, action))
    expect(openMoves).toEqual([candidateButton(status).action].filter(Boolean))
  }
})

test('the card shows Applied from the first request on, Accepted while the fee is owed, the badge only after payment', () => {
  expect(driveApplicationStatuses.filter(hasApplied)).toHaveLength(5)
  expect(driveApplicationStatuses.filter(takesPart)).toEqual(['Applied'])
  expect(driveApplicationStatuses.filter((status) => cardMark(status) === 'applied')).toEqual([
    ...['Pending', 'Applied'],
  ])
  expect(cardMark('Accepted')).toBe('accepted')
  expect([cardMark('Rejected'), cardMark('noPayment'), cardMark('Withdrawn')]).toEqual([
    ...['notAccepted', 'requestClosed', undefined],
  ])
})

test('the steps to come follow the allowed transitions: the reviewers’ decision, the fee, the seat', () => {
  expect(driveStepsAhead('Pending', true)).toEqual(['decision', 'payment', 'seat'])
  expect(driveStepsAhead('Accepted', true)).toEqual(['payment', 'seat'])
  for (const status of ['NotApplied', 'Rejected', 'noPayment', 'Applied'] as const)
    expect(driveStepsAhead(status, true)).toEqual([])
})

test('nothing is left once the drive is over; only taking part and a rejection are final', () => {
  for (const status of driveApplicationStatuses) expect(driveStepsAhead(status, false)).toEqual([])
  expect(driveApplicationStatuses.filter(isSettled)).toEqual(['Rejected', 'Applied'])
})

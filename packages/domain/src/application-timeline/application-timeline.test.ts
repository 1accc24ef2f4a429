import { expect, test } from 'vitest'
import { eventsToCome, isCandidatesTurn, nextStep, timelineOf } from './application-timeline.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 6, minute))

test('a timeline has sent, seen, decided and paid in order, however the moves arrive', () => {
  const moves = [
    { from: 'Accepted', to: 'Applied', by: 'payment' as const, at: at(9) },
    { from: null, to: 'Pending', by: 'candidate' as const, at: at(1) },
    { from: 'Pending', to: 'Accepted', by: 'reviewer' as const, at: at(5) },
  ]
  expect(timelineOf(moves, at(3))).toEqual([
    { event: 'sent', status: 'Pending', at: at(1) },
    { event: 'seen', status: null, at: at(3) },
    { event: 'decided', status: 'Accepted', at: at(5) },
    { event: 'paid', status: 'Applied', at: at(9) },
  ])
})

test('among events at the same instant, seen comes before decided; a refunded fee is shown', () => {
  const moves = [
    { from: 'Pending', to: 'Accepted', by: 'reviewer' as const, at: at(5) },
    { from: 'Applied', to: 'noPayment', by: 'payment' as const, at: at(8) },
  ]
  expect(timelineOf(moves, at(5)).map(({ event }) => event)).toEqual(['seen', 'decided', 'refunded'])
})

test.each([
  [{ kind: 'job', status: 'Applied', seen: false }, 'job-unseen'],
  [{ kind: 'job', status: 'Applied', seen: true }, 'job-seen'],
  [{ kind: 'job', status: 'Shortlisted', seen: true }, 'job-shortlisted'],
  [{ kind: 'job', status: 'Rejected', seen: true }, 'job-rejected'],
  [{ kind: 'drive', status: 'Pending', open: true }, 'drive-review'],
  [{ kind: 'drive', status: 'Accepted', open: true }, 'drive-pay'],
  [{ kind: 'drive', status: 'Accepted', open: true, overdue: true }, 'drive-fee-overdue'],
  [{ kind: 'drive', status: 'Accepted', open: false, overdue: true }, 'drive-over-unpaid'],
  [{ kind: 'drive', status: 'Applied', open: true, overdue: true }, 'drive-takes-part'],
  [{ kind: 'drive', status: 'Pending', open: false }, 'drive-over-undecided'],
  [{ kind: 'drive', status: 'Accepted', open: false }, 'drive-over-unpaid'],
  [{ kind: 'drive', status: 'noPayment', open: true }, 'drive-again'],
  [{ kind: 'drive', status: 'noPayment', open: false }, 'drive-over-closed'],
  [{ kind: 'drive', status: 'Rejected', open: false }, 'drive-rejected'],
  [{ kind: 'drive', status: 'Applied', open: true }, 'drive-takes-part'],
  [{ kind: 'drive', status: 'Applied', open: false }, 'drive-over-paid'],
  [{ kind: 'drive', status: 'Withdrawn', open: true }, 'drive-withdrawn'],
  [{ kind: 'drive', status: 'Withdrawn', open: false }, 'drive-over-withdrawn'],
  [{ kind: 'course', enrolled: true }, 'course-enrolled'],
  [{ kind: 'course', enrolled: false }, 'course-applied'],
  [{ kind: 'course', enrolled: false, priced: true }, 'course-pay'],
  [{ kind: 'course', enrolled: true, priced: true }, 'course-enrolled'],
  [{ kind: 'course', enrolled: false, withdrawn: true, priced: true }, 'course-withdrawn'],
] as const)('after %o comes %s', (state, step) => {
  expect(nextStep(state)).toBe(step)
})

test('it is the candidate’s turn when a drive or a course waits for the payment, or a drive for another request', () => {
  expect(
    (['drive-pay', 'drive-again', 'course-pay', 'drive-review', 'job-seen'] as const).map(isCandidatesTurn),
  ).toEqual([...[true, true, true, false, false]])
})

test('a timeline lists the steps still to come, and none after a final decision', () => {
  const toCome = (state: Parameters<typeof nextStep>[0], ...happened: ('sent' | 'seen' | 'decided')[]) =>
    eventsToCome(state, happened)
  expect(toCome({ kind: 'job', status: 'Applied', seen: false }, 'sent')).toEqual(['seen', 'decided'])
  expect(toCome({ kind: 'job', status: 'Applied', seen: true }, 'sent', 'seen')).toEqual(['decided'])
  expect(toCome({ kind: 'drive', status: 'Pending', open: true }, 'sent')).toEqual(['seen', 'decided', 'paid'])
  expect(toCome({ kind: 'drive', status: 'Accepted', open: true }, 'sent', 'seen', 'decided')).toEqual(['paid'])
  expect(toCome({ kind: 'job', status: 'Rejected', seen: true }, 'sent', 'seen', 'decided')).toEqual([])
  expect(toCome({ kind: 'course', enrolled: false }, 'sent')).toEqual([])
  expect(toCome({ kind: 'course', enrolled: false, priced: true }, 'sent')).toEqual(['paid'])
})

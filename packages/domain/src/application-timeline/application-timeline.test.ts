import { expect, test } from 'vitest'
import { timelineOf } from './application-timeline.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 6, minute))

test('a timeline tells sent, seen, decided and paid in their order, however the moves come', () => {
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

test('of what happened in one instant, seen comes before decided; a fee that went back is told', () => {
  const moves = [
    { from: 'Pending', to: 'Accepted', by: 'reviewer' as const, at: at(5) },
    { from: 'Applied', to: 'noPayment', by: 'payment' as const, at: at(8) },
  ]
  expect(timelineOf(moves, at(5)).map(({ event }) => event)).toEqual(['seen', 'decided', 'refunded'])
})

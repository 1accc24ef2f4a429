import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  hasRefundFailed,
  isCaptureEvent,
  isFailureEvent,
  isOwed,
  lessAdvanced,
  mustCapture,
  orderStates,
  paymentMethodText,
  type RefundState,
  refundAfter,
  refundStates,
  remainingPaise,
  stateAfter,
  wasReturned,
  whyNotAmount,
  whyNotFulfil,
  whyNotPay,
  whyNotRefund,
  whyNotRefundPart,
} from './payment.ts'

const event = fc.array(fc.constantFrom(...orderStates))

test('an order never goes back, whatever events arrive in whatever order', () => {
  fc.assert(
    fc.property(event, (list) => {
      let state: (typeof orderStates)[number] = 'created'
      for (const one of list) {
        const after = stateAfter(state, one)
        expect(orderStates.indexOf(after)).toBeGreaterThanOrEqual(orderStates.indexOf(state))
        state = after
      }
    }),
  )
})

test('repeated and reordered events end in the same state', () => {
  fc.assert(
    fc.property(event, (list) => {
      const settled = list.reduce(stateAfter, orderStates[0])
      expect([...list.toReversed(), ...list].reduce(stateAfter, orderStates[0])).toBe(settled)
    }),
  )
})

test('an order is fulfilled once, and only when captured', () => {
  const open = orderStates.filter((state) => !whyNotFulfil({ state, fulfilled: false }))
  expect(open).toEqual(['captured'])
  expect(whyNotFulfil({ state: 'captured', fulfilled: true })).toBe('already-given')
  expect(whyNotFulfil({ state: 'authorized', fulfilled: false })).toBe('not-captured')
  expect(whyNotFulfil({ state: 'refunded', fulfilled: false })).toBe('refunded')
})

test('a failed order may still be paid, a captured one not', () => {
  expect(stateAfter('failed', 'captured')).toBe('captured')
  expect(orderStates.filter((state) => !whyNotPay(state))).toEqual(['created', 'failed', 'authorized'])
})

test('only a captured order can be refunded, once', () => {
  expect(orderStates.filter((state) => !whyNotRefund({ state, captured: 50_000, returned: 0 }))).toEqual(['captured'])
})

test('a client may leave the amount out or repeat the price, nothing else', () => {
  expect(whyNotAmount(undefined, 50_000)).toBeUndefined()
  expect(whyNotAmount(50_000, 50_000)).toBeUndefined()
  expect(whyNotAmount(49_999, 50_000)).toBe('wrong-amount')
  expect(whyNotAmount(0, 50_000)).toBe('wrong-amount')
})

test('a payment is refunded only while some of it is left', () => {
  const payment = { state: 'captured', captured: 50_000, returned: 20_000 } as const
  expect(whyNotRefund(payment)).toBeUndefined()
  expect(remainingPaise(payment)).toBe(30_000)
  expect(whyNotRefund({ ...payment, returned: 50_000 })).toBe('already-refunded')
  expect([1, 30_000, 0, -1, 30_001].map((paise) => whyNotRefundPart(payment, paise))).toEqual([
    ...[undefined, undefined],
    ...['wrong-amount', 'wrong-amount', 'wrong-amount'],
  ])
  expect(whyNotRefund({ ...payment, state: 'authorized' })).toBe('not-captured')
  expect(whyNotRefund({ ...payment, state: 'refunded' })).toBe('already-refunded')
})

test('a failed refund is owed again, and a paid-out one stays so whatever comes later', () => {
  const refundEvent = fc.array(fc.constantFrom('pending' as const, 'processed' as const, 'failed' as const))
  fc.assert(
    fc.property(refundEvent, (list) => {
      const end = list.reduce<RefundState>(refundAfter, 'owed')
      expect(end === 'processed').toBe(list.includes('processed'))
      if (list.at(-1) === 'failed' && end !== 'processed') expect(end).toBe('owed')
    }),
  )
})

test('a refund is owed until it is sent, and a payment is returned once all of its money was refunded', () => {
  expect(refundStates.filter(isOwed)).toEqual(['owed'])
  expect(orderStates.filter(wasReturned)).toEqual(['refunded'])
  expect((['pending', 'processed', 'failed'] as const).filter(hasRefundFailed)).toEqual(['failed'])
})

test('authorised money is captured only for an order that has none', () => {
  expect(orderStates.filter((order) => mustCapture('authorized', order))).toEqual(['created', 'failed', 'authorized'])
  expect(orderStates.filter((payment) => mustCapture(payment, 'created'))).toEqual(['authorized'])
})

test('a payment is captured once in any sequence of events', () => {
  fc.assert(
    fc.property(event, (list) => {
      let [state, captures] = [orderStates[0] as (typeof orderStates)[number], 0]
      for (const one of list) {
        const after = stateAfter(state, one)
        if (isCaptureEvent(state, after)) captures += 1
        state = after
      }
      expect(captures).toBeLessThanOrEqual(1)
    }),
  )
})

test('a failed attempt is reported once, and not after the order is paid', () => {
  expect(isFailureEvent('created', 'failed', 'created')).toBe(true)
  expect(isFailureEvent('failed', 'failed', 'failed')).toBe(false)
  expect(isFailureEvent('created', 'failed', 'captured')).toBe(false)
  expect(isFailureEvent('created', 'authorized', 'created')).toBe(false)
})

test('the less advanced of two refunds of a payment decides its state', () => {
  expect(lessAdvanced('processed', 'owed')).toBe('owed')
  expect(lessAdvanced('sent', 'processed')).toBe('sent')
})

test.each([
  ['upi', 'UPI'],
  ['netbanking', 'Net banking'],
  ['bank_transfer', 'Bank transfer'],
])('the payment method %s is shown as %s', (method, text) => {
  expect(paymentMethodText(method)).toBe(text)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Coupon, couponCode, discountedPrice, whyNotCoupon, whyNotDiscount } from './coupon.ts'

const coupon: Coupon = {
  kind: 'percent',
  value: 20,
  active: true,
  products: ['VSP', 'Course'],
  fromDate: '2026-11-01',
  toDate: '2026-11-30',
  limitTotal: 10,
  limitPerPerson: 1,
}
const request = { purpose: 'VSP', today: '2026-11-21', use: { inAll: 0, byPerson: 0 } } as const

test.each([
  [50_000, 'percent', 20, 40_000],
  [50_000, 'percent', 100, 0],
  [50_000, 'amount', 12_345, 37_655],
  [50_000, 'amount', 60_000, 0],
  [33_333, 'percent', 10, 29_999],
] as const)('%i paise less %s %i is %i', (price, kind, value, left) => {
  expect(discountedPrice(price, { kind, value })).toBe(left)
})

test('a discounted price is whole paise between 0 and the price, whatever the coupon', () => {
  const discount = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 10_000_000 }) }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), discount, (price, one) => {
      const left = discountedPrice(price, one)
      expect(Number.isInteger(left) && left >= 0 && left <= price).toBe(true)
      expect(whyNotDiscount(one)).toBeUndefined()
    }),
  )
})

test.each([
  [{}, {}, undefined],
  [{ active: false }, {}, 'not-active'],
  [{}, { purpose: 'PlacementDrive' }, 'other-product'],
  [{}, { today: '2026-10-31' }, 'not-yet'],
  [{}, { today: '2026-11-30' }, undefined],
  [{}, { today: '2026-12-01' }, 'expired'],
  [{}, { use: { inAll: 9, byPerson: 0 } }, undefined],
  [{}, { use: { inAll: 10, byPerson: 0 } }, 'spent'],
  [{}, { use: { inAll: 1, byPerson: 1 } }, 'used-by-you'],
  [{ limitTotal: null, limitPerPerson: null }, { use: { inAll: 1e6, byPerson: 1e3 } }, undefined],
] as const)('a coupon with %j, checked with %j: %s', (limits, about, why) => {
  expect(whyNotCoupon({ ...coupon, ...limits }, { ...request, ...about })).toBe(why)
})

test('a code is the same in any spelling', () => {
  expect(couponCode(' diwali 20 ')).toBe('DIWALI20')
})

test('a discount is a whole number in its range', () => {
  expect(whyNotDiscount({ kind: 'percent', value: 101 })).toBe('out-of-range')
  expect(whyNotDiscount({ kind: 'amount', value: 0 })).toBe('out-of-range')
  expect(whyNotDiscount({ kind: 'percent', value: 2.5 })).toBe('not-whole')
})

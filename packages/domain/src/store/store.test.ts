import { expect, test } from 'vitest'
import { isLinkOpen, storeFigures, storeOrderState, storeOrderStates } from './store.ts'

test('profit is payments minus refunds', () => {
  expect(storeFigures({ captured: 150_000, returned: 50_000 })).toEqual({
    sale: 150_000,
    expense: 50_000,
    profit: 100_000,
  })
})

test('an order is paid once it is fulfilled, and its link expires or is withdrawn', () => {
  const expiresAt = new Date('2026-11-28T00:00:00Z')
  const [before, after] = [new Date('2026-11-27T23:59:59Z'), expiresAt]
  const open = { fulfilled: false, expiresAt, withdrawnAt: null }
  expect([storeOrderState(open, before), storeOrderState(open, after)]).toEqual(['requested', 'expired'])
  expect(storeOrderState({ ...open, fulfilled: true }, after)).toBe('paid')
  expect(storeOrderState({ ...open, fulfilled: true, withdrawnAt: before }, before)).toBe('withdrawn')
  expect(storeOrderStates.filter(isLinkOpen)).toEqual(['requested'])
})

import { expect, test } from 'vitest'
import { storeFigures, storeOrderState } from './store.ts'

test('profit is what came in less what went back', () => {
  expect(storeFigures({ captured: 150_000, returned: 50_000 })).toEqual({
    sale: 150_000,
    expense: 50_000,
    profit: 100_000,
  })
})

test('an order is paid once the person has what it is for', () => {
  expect([storeOrderState(false), storeOrderState(true)]).toEqual(['requested', 'paid'])
})

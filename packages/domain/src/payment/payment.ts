export * from './order.ts'
export * from './payer-view.ts'
export * from './payment-events.ts'
export * from './refund.ts'

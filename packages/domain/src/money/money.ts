export * from './pay-range.ts'
export * from './rupees.ts'

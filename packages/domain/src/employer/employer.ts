export * from './plan.ts'
export * from './search-limits.ts'

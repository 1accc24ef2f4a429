export * from './landing-target.ts'
export * from './landing-values.ts'

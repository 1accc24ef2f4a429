export * from './kinds.ts'
export * from './preferences.ts'

export * from './steps.ts'
export * from './wizard.ts'

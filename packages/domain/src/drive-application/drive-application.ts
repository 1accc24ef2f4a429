export * from './candidate-view.ts'
export * from './due.ts'
export * from './review.ts'
export * from './transitions.ts'

export { completionsOf } from './completions.ts'
export * from './query-parts.ts'
export { readSearchQuery } from './read.ts'
export { withoutPart } from './without-part.ts'

export * from './query-parts.ts'
export { type ReadingOptions, readSearchQuery } from './read.ts'
export { withoutPart } from './without-part.ts'

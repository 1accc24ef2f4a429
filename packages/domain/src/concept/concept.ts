export { spellingKey } from '../spelling/spelling.ts'
export type { Steps } from '../steps/steps.ts'
export * from './concept-shape.ts'
export { type ListNames, listNamesOf } from './list-names.ts'
export { nearbyConcepts, nearestFound } from './nearby.ts'
export {
  fullerName,
  type SpellingInWords,
  type Vocabulary,
  vocabularyOf,
  vocabularySteps,
} from './vocabulary.ts'

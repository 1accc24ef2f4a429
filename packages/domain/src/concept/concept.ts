export { spellingKey } from '../spelling/spelling.ts'
export * from './concept-shape.ts'
export { type ListNames, listNamesOf } from './list-names.ts'
export type { Steps } from './steps.ts'
export {
  type SpellingInWords,
  type Vocabulary,
  vocabularyOf,
  vocabularySteps,
} from './vocabulary.ts'

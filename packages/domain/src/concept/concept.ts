export { spellingKey } from '../spelling/spelling.ts'
export * from './concept-shape.ts'
export {
  type ConceptInText,
  type Correction,
  type SpellingInWords,
  type Vocabulary,
  vocabularyOf,
} from './vocabulary.ts'

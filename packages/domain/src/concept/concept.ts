export { spellingKey } from '../spelling/spelling.ts'
export * from './concept-shape.ts'
export {
  type SpellingInWords,
  type Vocabulary,
  vocabularyOf,
} from './vocabulary.ts'

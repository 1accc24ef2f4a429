import type { Vocabulary } from '../concept/concept.ts'
import { type SpelledWord, spelledWords } from '../spelling/spelling.ts'
import type { Reading } from './passes/reading.ts'
import type { QueryPart } from './query-parts.ts'
import { meaningOf, phraseVocabulary } from './words/phrases.ts'

type ConceptPart = Extract<QueryPart, { kind: 'concept' }>

/** Graduate and diploma engineer trainees, as their advertisements begin: 'GET mechanical'. */
const shortForTrainee: ReadonlySet<string> = new Set(['get', 'det'])

function saysTrainee({ folded }: SpelledWord, at: number): boolean {
  if (at === 0 && shortForTrainee.has(folded)) return true
  const found = phraseVocabulary().exact(folded)
  return found.length > 0 && ['trainee', 'intern'].includes(meaningOf(found))
}

/** Where a name says trainee: -1 if nowhere; a misspelt one says it where the name of the work does. */
function traineeIn(
  words: readonly SpelledWord[],
  { spelling, conceptIds: [id = 0] }: ConceptPart,
  vocabulary: Vocabulary,
) {
  const at = words.findIndex(saysTrainee)
  if (at >= 0 || spelling === 'known') return at
  const meant = spelledWords(vocabulary.conceptOf(id)?.label ?? '')
  return meant.length === words.length ? meant.findIndex(saysTrainee) : -1
}

/** A name with the word in it that says trainee: the name asks for the work, the word for freshers. */
function withTrainee(text: string, part: QueryPart, vocabulary: Vocabulary): QueryPart[] {
  if (part.kind !== 'concept' || part.excluded) return [part]
  const words = spelledWords(text.slice(part.from, part.to))
  const at = traineeIn(words, part, vocabulary)
  const [word, previous, next] = [words[at], words[at - 1], words[at + 1]]
  // One word for both can't be two chips.
  if (!word || words.length < 2) return [part]
  const level = { kind: 'level', level: 'Fresher', from: part.from + word.from, to: part.from + word.to } as const
  if (!previous && next) return [level, { ...part, from: part.from + next.from }]
  if (!next && previous) return [{ ...part, to: part.from + previous.to }, level]
  return [part, level]
}

/**
 * The parts of a query in which a name such as 'accounts trainee' or 'HR intern' asks for freshers too, unless the text
 * says how many years.
 */
export function withTrainees({ text, parts, vocabulary, searchesPeople }: Reading): Partial<Reading> {
  const isSaid = parts.some(({ kind }) => kind === 'level' || kind === 'experience')
  return isSaid || !searchesPeople ? {} : { parts: parts.flatMap((part) => withTrainee(text, part, vocabulary)) }
}

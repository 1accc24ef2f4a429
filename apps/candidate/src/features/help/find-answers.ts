import { foldText } from '@pramaan/domain/fold-text'
import MiniSearch from 'minisearch'
import type { answers as english } from '../../texts/help/answers/en.ts'
import { spoken } from '../../texts/help/answers/spoken.ts'

/** An answer, with more words that people search it by and that it does not contain. */
export type Answer = { question: string; answer: string; words: string }

type Key = keyof typeof english

/** The answers of a language. */
export type Answers = Readonly<Record<Key, Answer>>

/** Answers with less than this share of the best score are left out: they only have a common word with the question. */
const leastShare = 0.4

/** Words shorter than this are typed as they are: with another letter they are other words. */
const shortestMistyped = 4

/**
 * The answers that a search means, best first: a title and its search words say more than the text of an answer, the
 * beginning of a word finds it, and so does a word with a letter wrong. Every answer without a word.
 */
export function findAnswers(answers: Answers, term: string): Answer[] {
  if (wordsOf(term).length === 0) return Object.values(answers)
  const found = indexOf(answers).search(term)
  const leastScore = (found[0]?.score ?? 0) * leastShare
  return found.filter(({ score }) => score >= leastScore).map(({ id }) => answers[id as Key])
}

const indexes = new WeakMap<Answers, MiniSearch>()

function indexOf(answers: Answers): MiniSearch {
  const known = indexes.get(answers)
  if (known) return known
  const index = new MiniSearch({
    fields: ['question', 'answer', 'words', 'spoken'],
    tokenize: wordsOf,
    searchOptions: {
      boost: { question: 2, words: 2 },
      prefix: (word) => word.length > 1,
      fuzzy: (word) => (word.length < shortestMistyped ? false : 0.2),
      maxFuzzy: 2,
    },
  })
  index.addAll(Object.entries<Answer>(answers).map(([id, entry]) => ({ id, ...entry, spoken: spoken[id as Key] })))
  indexes.set(answers, index)
  return index
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

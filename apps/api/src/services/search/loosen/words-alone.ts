import type { Vocabulary } from '@pramaan/domain/concept'
import type { QueryPart } from '@pramaan/domain/search-query'
import type { ReadTerm } from '../understand/read-term.ts'
import { foldWords } from '../words/fold.ts'
import { withWords, wordsOf } from './less-exact.ts'

/** What is searched instead of words may be work or a skill. */
const kinds = ['title', 'skill'] as const

const leadShare = 2

/** The words of a search as one part, if they stand together, and what is before and after them. */
function joined({ query: { text, parts } }: ReadTerm, words: readonly number[]) {
  const first = parts.findIndex(({ from }) => from === words[0])
  const last = parts.findIndex(({ from }) => from === words.at(-1))
  const [from, to] = [parts[first]?.from ?? 0, parts[last]?.to ?? 0]
  if (first < 0 || last - first + 1 !== words.length) return undefined
  const part: QueryPart = { kind: 'word', word: text.slice(from, to), excluded: false, from, to }
  return { part, parts: [...parts.slice(0, first), part, ...parts.slice(last + 1)] }
}

/** The words of a search that are no names: for a person who is not here nobody else is shown. */
function otherThanNames(read: ReadTerm): number[] {
  return wordsOf(read).filter((from) => !read.names.includes(from))
}

/** The concepts whose names have these words, together and in this order, then the others that have each of them. */
function idsNamed(words: string, vocabulary: Vocabulary): number[] {
  const named = (text: string) => vocabulary.within(text, kinds).map(({ id }) => id)
  const [first = [], ...others] = foldWords(words).map(named).reverse()
  return [...new Set([...named(words), ...first.filter((id) => others.every((ids) => ids.includes(id)))])]
}

/** The concepts that have the words of a search in their names, and the search led by some of these. */
export type NamedAround = { conceptIds: readonly number[]; ledBy: (instead: readonly number[]) => ReadTerm }

/** The same for the words of a search that stand together; undefined if they do not. */
export function namedAround(read: ReadTerm): NamedAround | undefined {
  const words = joined(read, otherThanNames(read))
  if (!words) return undefined
  const { part, parts } = words
  const conceptIds = idsNamed(part.word, read.vocabulary)
  const ledBy = (instead: readonly number[]): ReadTerm => ({
    ...read,
    query: { ...read.query, parts },
    requested: [{ conceptIds: instead, share: leadShare }],
    leftOutWords: [...read.leftOutWords, part.from],
    instead,
    insteadOfWord: part.from,
  })
  return { conceptIds, ledBy }
}

/** Shorter words are a part of too many names. */
const shortestTelling = 4

/** The search for each of its words alone, the last first, by the concepts that have it in their names. */
export function eachNamedAround(read: ReadTerm): NamedAround[] {
  const words = otherThanNames(read).map((from) => withWords(read, [from]))
  return words.toReversed().flatMap((one) => {
    const around = namedAround(one)
    const part = one.query.parts.find(({ from }) => from === wordsOf(one)[0])
    const isTelling = part !== undefined && part.to - part.from >= shortestTelling
    return around && isTelling && around.conceptIds.length > 0 ? [around] : []
  })
}

/**
 * The search with fewer of its words: first those that anybody has, then without the first of these, the second and so
 * on, since the last one says most.
 */
export function fewerWords(read: ReadTerm, found: readonly number[]): ReadTerm[] {
  const others = otherThanNames(read)
  const rest = others.filter((from) => found.includes(from))
  const names = wordsOf(read).filter((from) => read.names.includes(from))
  return rest
    .map((_, at) => withWords(read, [...names, ...rest.slice(at)]))
    .filter(({ leftOutWords }) => leftOutWords.length > read.leftOutWords.length)
}

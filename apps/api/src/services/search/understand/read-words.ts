import type { Database } from '@pramaan/database/client'
import type { Vocabulary } from '@pramaan/domain/concept'
import { isCommunity, type QueryPart, readSearchQuery, type SearchQuery, textsOf } from '@pramaan/domain/search-query'
import { spelledWords } from '@pramaan/domain/spelling'
import { LRUCache } from 'lru-cache'
import { onceFor } from '../../../once-for.ts'
import { foldWords } from '../words/fold.ts'
import { findNames, type MaybeName } from './names.queries.ts'

/** The single words of a query that may be names, with the concepts that they were read as without correction. */
function maybeNames({ text, parts }: SearchQuery): MaybeName[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'word' && part.kind !== 'concept') return []
    const words = foldWords(text.slice(part.from, part.to))
    const isSpeltSo = part.kind === 'concept' && part.spelling === 'known' && words.length === 1
    if (part.kind === 'concept' && words.length > 1 && part.spelling === 'known') return []
    return words.map((word) => ({ word, conceptIds: isSpeltSo ? part.conceptIds : [] }))
  })
}

/** The work that a name alone may be meant as too: of 'Mali' those who are called so, and gardeners. */
function alsoWork(part: QueryPart, { parts }: SearchQuery, vocabulary: Vocabulary): string[] {
  if (parts.length > 1 || part.kind !== 'concept') return []
  return part.conceptIds.flatMap((id) => {
    const concept = vocabulary.conceptOf(id)
    return concept?.kind === 'title' ? [concept.label] : []
  })
}

/** A query in which names are treated as words: 'Asha' is a name first, and only then a health worker. */
function withNames(query: SearchQuery, isName: (word: string) => boolean, vocabulary: Vocabulary): SearchQuery {
  const { parts } = query
  const read = parts.map((part): QueryPart => {
    const typed = query.text.slice(part.from, part.to)
    // A single letter next to a name is the start of another name, not a programming language.
    const isWord = part.kind === 'concept' && (isName(typed) || typed.length === 1)
    if (!isWord) return part
    const or = isName(typed) ? alsoWork(part, query, vocabulary) : []
    const range = { from: part.from, to: part.to }
    return { kind: 'word', word: typed, ...(or.length > 0 && { or }), excluded: part.excluded, ...range }
  })
  return { ...query, parts: read }
}

/** Two or three words are a name. */
const mostOfName = 3

/** The words of a short text that are in no part; alone, 'Christian' may be a name, 'male' is none. */
function wordsInNoPart({ text, parts, unsearched }: SearchQuery): MaybeName[] {
  const words = spelledWords(text)
  const isAsked = ({ kind }: QueryPart) => kind === 'word' || kind === 'concept'
  if (words.length > mostOfName || !parts.every(isAsked)) return []
  if (words.length === 1 && unsearched.some(({ why }) => why === 'personal') && !isCommunity(text.trim())) return []
  return words
    .filter(({ from, to }) => !parts.some((part) => part.from < to && from < part.to))
    .flatMap(({ from, to }) => foldWords(text.slice(from, to)))
    .map((word) => ({ word, conceptIds: [], exact: true }))
}

/** A text of nothing but names as these, also where one of them is a filler or is not searched elsewhere: 'Umar Khan'. */
function asFullName(query: SearchQuery, isName: (word: string) => boolean): SearchQuery {
  const { text, parts } = query
  const words = spelledWords(text).map(({ from, to }) => ({ from, to, word: text.slice(from, to) }))
  const isFullName =
    words.length > parts.length && words.length <= mostOfName && words.every(({ word }) => isName(word))
  if (!isFullName) return query
  return { text, parts: words.map((word) => ({ kind: 'word', excluded: false, ...word })), unsearched: [] }
}

/** A shorter word alone that nobody has as a name is left as it is: many names are one letter away from a concept. */
const shortestMistyped = 5

/** Whether a word that is typed alone is still being typed, or may be a name that nobody here has. */
function mayBeBegun(word: string, { parts }: SearchQuery, vocabulary: Vocabulary): boolean {
  const isAlone = parts.every(({ kind }) => kind === 'word')
  return isAlone && (word.length < shortestMistyped || vocabulary.suggest(word, 1).length > 0)
}

/** Words as they were read, and which of these are names or unknown. */
export type ReadWords = {
  query: SearchQuery
  /** Where words are people's names. */
  names: readonly number[]
  /** Words that are neither concepts nor, as far as we know, anybody's name. */
  unknown: readonly string[]
}

/** A text as it is read without a look at people, with those of its words that may be their names. */
type Typed = { query: SearchQuery; maybe: readonly MaybeName[] }

function typed(term: string, vocabulary: Vocabulary): Typed {
  const query = readSearchQuery(term, vocabulary)
  return { query, maybe: [...maybeNames(query), ...wordsInNoPart(query)] }
}

function readKnowing(names: ReadonlySet<string>, { query }: Typed, vocabulary: Vocabulary): ReadWords {
  const isName = (word: string) => names.size > 0 && foldWords(word).every((one) => names.has(one))
  const isKnownWord = (word: string) => isName(word) || mayBeBegun(word, query, vocabulary)
  const checked = readSearchQuery(query.text, vocabulary, { isKnownWord })
  const read = names.size === 0 ? checked : asFullName(withNames(checked, isName, vocabulary), isName)
  return { query: read, names: namesIn(read, isName), unknown: unknownWords(read, isName, vocabulary) }
}

/** Texts as a vocabulary reads them, and as it reads them knowing which of their words are names. */
const readTexts = onceFor((_vocabulary: Vocabulary) => ({
  typed: new LRUCache<string, Typed>({ max: 500 }),
  read: new LRUCache<string, ReadWords>({ max: 500 }),
}))

/** Reads words with the vocabulary and the names that people have. */
export async function readWords(db: Database, term: string, vocabulary: Vocabulary): Promise<ReadWords> {
  const known = readTexts(vocabulary)
  const first = known.typed.get(term) ?? typed(term, vocabulary)
  known.typed.set(term, first)
  const names = await findNames(db, first.maybe)
  const key = JSON.stringify([term, ...names])
  const read = known.read.get(key) ?? readKnowing(names, first, vocabulary)
  known.read.set(key, read)
  return read
}

/** Where the words of a query are names. */
function namesIn({ parts }: SearchQuery, isName: (word: string) => boolean): number[] {
  return parts.flatMap((part) => (part.kind === 'word' && textsOf(part).every(isName) ? part.from : []))
}

/** Words that are no concept, no name, and not the start of a spelling still being typed. */
function unknownWords({ parts }: SearchQuery, isName: (word: string) => boolean, vocabulary: Vocabulary) {
  return parts.flatMap((part) => {
    if (part.kind !== 'word' || part.excluded || part.spelling === 'corrected') return []
    return textsOf(part).filter((word) => !isName(word) && vocabulary.suggest(word, 1).length === 0)
  })
}

import type { Database } from '@pramaan/database/client'
import type { Vocabulary } from '@pramaan/domain/concept'
import { namedConcepts, type RequestedConcepts, requestedConcepts } from '@pramaan/domain/fit'
import { type QueryPart, readSearchQuery, type SearchQuery } from '@pramaan/domain/search-query'
import { findVocabulary } from '../vocabulary/vocabulary.ts'
import { foldWords } from '../words/fold.ts'
import { findNames, type MaybeName } from './names.queries.ts'

/** The words of a search as they were understood. Lists of concepts are each met by any of theirs. */
export type ReadTerm = {
  query: SearchQuery
  /** The vocabulary that it was read with. */
  vocabulary: Vocabulary
  asked: readonly RequestedConcepts[]
  cities: readonly (readonly number[])[]
  excluded: readonly (readonly number[])[]
  /** Words that are neither concepts nor, as far as we know, anybody's name. */
  unknown: readonly string[]
  /** Whether the words that nobody has beside the rest are left aside. */
  dropsWords: boolean
  /** Whether places, years, pay and the like only order the list, because hardly anybody meets them all. */
  loosened: boolean
  /** What was searched instead of the first thing asked for, because nobody has that. */
  instead: readonly number[] | undefined
}

/** A term that staff type to find one person: part of a phone number or an e-mail. */
function isContact(term: string) {
  return term.includes('@') || /^[\p{Nd}\s+().-]+$/u.test(term)
}

/** The single words of a query that may be a name, and the concepts that they were read as when they are spelt so. */
function maybeNames({ text, parts }: SearchQuery): MaybeName[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'word' && part.kind !== 'concept') return []
    const words = foldWords(text.slice(part.from, part.to))
    const isSpeltSo = part.kind === 'concept' && part.spelling === 'known' && words.length === 1
    if (part.kind === 'concept' && words.length > 1 && part.spelling === 'known') return []
    return words.map((word) => ({ word, conceptIds: isSpeltSo ? part.conceptIds : [] }))
  })
}

/** A query in which the words that are names are words: 'Asha' is a woman before she is a health worker. */
function withNames(query: SearchQuery, isName: (word: string) => boolean): SearchQuery {
  const { text, parts } = query
  const read = parts.map((part): QueryPart => {
    const typed = text.slice(part.from, part.to)
    // One letter beside a name is the beginning of another, not a language.
    const isWord = part.kind === 'concept' && (isName(typed) || typed.length === 1)
    return isWord ? { kind: 'word', word: typed, excluded: part.excluded, from: part.from, to: part.to } : part
  })
  return { text, parts: read }
}

async function readWords(db: Database, term: string, vocabulary: Vocabulary) {
  const query = readSearchQuery(term, vocabulary)
  const names = await findNames(db, maybeNames(query))
  const isName = (word: string) => names.size > 0 && foldWords(word).every((one) => names.has(one))
  if (names.size === 0) return { query, unknown: unknownWords(query, isName, vocabulary) }
  const read = withNames(readSearchQuery(term, vocabulary, { isKnownWord: isName }), isName)
  return { query: read, unknown: unknownWords(read, isName, vocabulary) }
}

/** What was left a word, is no name, and does not begin a spelling that is still being typed. */
function unknownWords({ parts }: SearchQuery, isName: (word: string) => boolean, vocabulary: Vocabulary) {
  return parts.flatMap((part) => {
    if (part.kind !== 'word' || part.excluded || isName(part.word)) return []
    return vocabulary.suggest(part.word, 1).length > 0 ? [] : part.word
  })
}

/** The words of a search read into concepts, places and limits; undefined where it has none to be read. */
export async function readTerm(
  db: Database,
  now: Date,
  { term, staff }: { term: string | undefined; staff: boolean },
): Promise<ReadTerm | undefined> {
  if (term === undefined || (staff && isContact(term))) return undefined
  const { vocabulary } = await findVocabulary(db, now)
  const { query, unknown } = await readWords(db, term, vocabulary)
  // Signs alone are nothing to read: they are matched as they are written, and find nobody.
  if (query.parts.length === 0) return undefined
  return {
    query,
    vocabulary,
    asked: requestedConcepts(query, vocabulary),
    cities: namedConcepts(query, vocabulary, { kind: 'city', excluded: false }),
    excluded: namedConcepts(query, vocabulary, { excluded: true }),
    unknown,
    dropsWords: false,
    loosened: false,
    instead: undefined,
  }
}

/** The same with the concepts next to the first one asked for in its stead; undefined where there are none. */
export function withNearest(read: ReadTerm | undefined): ReadTerm | undefined {
  const [lead, ...others] = read?.asked ?? []
  if (!read || !lead) return undefined
  const { broaderOf, nearOf } = read.vocabulary
  const near = [...new Set(lead.conceptIds.flatMap((id) => [...nearOf(id), ...broaderOf(id)]))]
  return near.length > 0 ? { ...read, asked: [{ ...lead, conceptIds: near }, ...others], instead: near } : undefined
}

/** The same without the words that nobody has; undefined where nothing else is asked, or there are none. */
export function withoutWords(read: ReadTerm | undefined): ReadTerm | undefined {
  if (!read || read.asked.length === 0) return undefined
  const hasWords = read.query.parts.some((part) => part.kind === 'word' && !part.excluded)
  return hasWords ? { ...read, dropsWords: true } : undefined
}

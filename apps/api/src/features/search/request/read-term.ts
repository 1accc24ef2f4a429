import type { Database } from '@pramaan/database/client'
import type { Vocabulary } from '@pramaan/domain/concept'
import { type AskedConcepts, askedConcepts, namedConcepts } from '@pramaan/domain/fit'
import { readSearchQuery, type SearchQuery } from '@pramaan/domain/search-query'
import { findVocabulary } from '../vocabulary/vocabulary.ts'
import { foldWords } from '../words/fold.ts'
import { findNames } from './names.queries.ts'

/** The words of a search as they were understood. Lists of concepts are each met by any of theirs. */
export type ReadTerm = {
  query: SearchQuery
  /** The vocabulary that it was read with. */
  vocabulary: Vocabulary
  asked: readonly AskedConcepts[]
  cities: readonly (readonly number[])[]
  excluded: readonly (readonly number[])[]
  /** Whether the words that nobody has beside the rest are left aside. */
  dropsWords: boolean
}

/** A term that staff type to find one person: part of a phone number or an e-mail. */
function isContact(term: string) {
  return term.includes('@') || /^[\p{Nd}\s+().-]+$/u.test(term)
}

/** The parts that a name may stand behind: words, and what was corrected or read as a single word. */
function wordsOf({ text, parts }: SearchQuery) {
  return parts.flatMap((part) =>
    part.kind === 'word' || part.kind === 'concept' ? [text.slice(part.from, part.to)] : [],
  )
}

/** A query of which every part is also somebody's name, and one is nothing else: 'Anand Kulkarni' asks for a person. */
function asName(query: SearchQuery, isName: (word: string) => boolean): SearchQuery {
  const { text, parts } = query
  const isPerson =
    parts.some(({ kind }) => kind === 'word') &&
    parts.every(({ kind, from, to }) => (kind === 'word' || kind === 'concept') && isName(text.slice(from, to)))
  if (!isPerson) return query
  const words = parts.map(({ from, to }) => ({
    kind: 'word' as const,
    word: text.slice(from, to),
    excluded: false,
    from,
    to,
  }))
  return { text, parts: words }
}

async function readWords(db: Database, term: string, vocabulary: Vocabulary): Promise<SearchQuery> {
  const query = readSearchQuery(term, vocabulary)
  const isPlain = query.parts.every(
    (part) => part.kind !== 'word' && !(part.kind === 'concept' && part.spelling === 'corrected'),
  )
  if (isPlain) return query
  const names = await findNames(db, wordsOf(query).flatMap(foldWords))
  if (names.size === 0) return query
  const isName = (word: string) => foldWords(word).every((one) => names.has(one))
  return asName(readSearchQuery(term, vocabulary, { isKnownWord: isName }), isName)
}

/** The words of a search read into concepts, places and limits; undefined where it has none to be read. */
export async function readTerm(
  db: Database,
  now: Date,
  { term, staff }: { term: string | undefined; staff: boolean },
): Promise<ReadTerm | undefined> {
  if (term === undefined || (staff && isContact(term))) return undefined
  const { vocabulary } = await findVocabulary(db, now)
  const query = await readWords(db, term, vocabulary)
  // Signs alone are nothing to read: they are matched as they are written, and find nobody.
  if (query.parts.length === 0) return undefined
  return {
    query,
    vocabulary,
    asked: askedConcepts(query, vocabulary),
    cities: namedConcepts(query, vocabulary, { kind: 'city', excluded: false }),
    excluded: namedConcepts(query, vocabulary, { excluded: true }),
    dropsWords: false,
  }
}

/** The same without the words that nobody has; undefined where nothing else is asked, or there are none. */
export function withoutWords(read: ReadTerm | undefined): ReadTerm | undefined {
  if (!read || read.asked.length === 0) return undefined
  const hasWords = read.query.parts.some((part) => part.kind === 'word' && !part.excluded)
  return hasWords ? { ...read, dropsWords: true } : undefined
}

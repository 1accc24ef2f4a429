import type { Database } from '@pramaan/database/client'
import { nearbyConcepts, nearestFound, type Vocabulary } from '@pramaan/domain/concept'
import { namedConcepts, type RequestedConcepts, requestedConcepts } from '@pramaan/domain/fit'
import { type QueryPart, readSearchQuery, type SearchQuery, textsOf } from '@pramaan/domain/search-query'
import type { LoosenedList } from '../ranked/read-list.queries.ts'
import { findVocabulary } from '../vocabulary/vocabulary.ts'
import { foldWords } from '../words/fold.ts'
import { findNames, type MaybeName } from './names.queries.ts'

/** The words of a search as they were understood. A list of concepts is met by any one of them. */
export type ReadTerm = {
  query: SearchQuery
  /** The vocabulary used to read it. */
  vocabulary: Vocabulary
  requested: readonly RequestedConcepts[]
  cities: readonly (readonly number[])[]
  excluded: readonly (readonly number[])[]
  /** Words that are neither concepts nor, as far as we know, anybody's name. */
  unknown: readonly string[]
  /** Where words are people's names. */
  names: readonly number[]
  /** Where words are ignored that nobody has together with the rest. */
  leftOutWords: readonly number[]
  /** Whether the list is ordered by whether its words are full ones of a person, and where. */
  byWords: boolean
  /** If places, years, pay and similar conditions only affect the order, because hardly anyone meets them all: the list. */
  loosened: LoosenedList | undefined
  /** The concepts searched instead of the first one, because nobody has that. */
  instead: readonly number[] | undefined
  /** Where the words are that these concepts are searched in place of. */
  insteadOfWord?: number
  /** Concepts that were asked for first and are ignored, because nobody has them or anything near them. */
  leftOut: readonly (readonly number[])[]
}

/** A term that staff type to find one person: part of a phone number or an e-mail. */
function isContact(term: string) {
  return term.includes('@') || /^[\p{Nd}\s+().-]+$/u.test(term)
}

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

/** A query in which names are treated as words: 'Asha' is a name first, and only then a health worker. */
function withNames(query: SearchQuery, isName: (word: string) => boolean): SearchQuery {
  const { text, parts } = query
  const read = parts.map((part): QueryPart => {
    const typed = text.slice(part.from, part.to)
    // A single letter next to a name is the start of another name, not a programming language.
    const isWord = part.kind === 'concept' && (isName(typed) || typed.length === 1)
    return isWord ? { kind: 'word', word: typed, excluded: part.excluded, from: part.from, to: part.to } : part
  })
  return { text, parts: read }
}

/** A shorter word alone that nobody has as a name is left as it is: many names are one letter away from a concept. */
const shortestMistyped = 5

/** Whether a word that is typed alone is still being typed, or may be a name that nobody here has. */
function mayBeBegun(word: string, { parts }: SearchQuery, vocabulary: Vocabulary): boolean {
  const isAlone = parts.every(({ kind }) => kind === 'word')
  return isAlone && (word.length < shortestMistyped || vocabulary.suggest(word, 1).length > 0)
}

async function readWords(db: Database, term: string, vocabulary: Vocabulary) {
  const query = readSearchQuery(term, vocabulary)
  const names = await findNames(db, maybeNames(query))
  const isName = (word: string) => names.size > 0 && foldWords(word).every((one) => names.has(one))
  const isKnownWord = (word: string) => isName(word) || mayBeBegun(word, query, vocabulary)
  const checked = readSearchQuery(term, vocabulary, { isKnownWord })
  const read = names.size === 0 ? checked : withNames(checked, isName)
  return { query: read, names: namesIn(read, isName), unknown: unknownWords(read, isName, vocabulary) }
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

/** The words of a search as concepts, places and limits; undefined if there is nothing to read. */
export async function readTerm(
  db: Database,
  now: Date,
  { term, staff }: { term: string | undefined; staff: boolean },
): Promise<ReadTerm | undefined> {
  if (term === undefined || (staff && isContact(term))) return undefined
  const { vocabulary } = await findVocabulary(db, now)
  const { query, names, unknown } = await readWords(db, term, vocabulary)
  // Punctuation alone can't be read: it is matched as written, and finds nobody.
  if (query.parts.length === 0) return undefined
  return {
    query,
    vocabulary,
    requested: requestedConcepts(query, vocabulary),
    cities: namedConcepts(query, vocabulary, { kind: 'city', excluded: false }),
    excluded: namedConcepts(query, vocabulary, { excluded: true }),
    unknown,
    names,
    leftOutWords: [],
    byWords: false,
    loosened: undefined,
    instead: undefined,
    leftOut: [],
  }
}

/** A less exact search, and the concepts that may lead it: those that any candidate has. */
type LessExact = { read: ReadTerm; lead: readonly number[] }

/**
 * The same search, less and less exact: with the nearest concepts in place of the first one, without it, with what is
 * farther around it, and last by a trait alone.
 */
export function lessExact(read: ReadTerm): LessExact[] {
  const { broaderOf, nearOf } = read.vocabulary
  const [lead] = read.requested
  if (!lead) return []
  const nearest = lead.conceptIds.flatMap((id) => [...nearOf(id), ...broaderOf(id)])
  const led = withoutLeads(read).map((one) => ({ read: one, lead: one.requested[0]?.conceptIds ?? [] }))
  const around = nearbyConcepts(lead.conceptIds, read.vocabulary).map((ring) => ({ read, lead: ring }))
  const { work = [], trait = [] } = Object.groupBy(led, (one) =>
    one.lead.every((id) => isTrait(id, read.vocabulary)) ? 'trait' : 'work',
  )
  const near = { read, lead: [...new Set(nearest)].filter((id) => !lead.conceptIds.includes(id)) }
  return [near, ...work, ...around, ...trait]
}

/** Whether a skill is one that no work is made of, such as honesty: work like what was asked for says more. */
function isTrait(id: number, { conceptOf, titlesMadeOf, titlesThatTake }: Vocabulary): boolean {
  return conceptOf(id)?.kind === 'skill' && titlesMadeOf(id).length === 0 && titlesThatTake(id).length === 0
}

/** The first of these searches whose lead any candidate has; only what candidates have of it is searched instead. */
export function firstFound(searches: readonly LessExact[], existing: ReadonlySet<number>): ReadTerm | undefined {
  for (const { read, lead } of searches) {
    const [first, ...others] = read.requested
    const instead = nearestFound([lead], existing)
    if (!first || instead.length === 0) continue
    if (lead === first.conceptIds) return read
    return { ...read, requested: [{ ...first, conceptIds: instead }, ...others], instead }
  }
  return undefined
}

/** The same led by each of the concepts that the words name after the first one, without those before it. */
function withoutLeads(read: ReadTerm): ReadTerm[] {
  const [lead, next, ...others] = read.requested
  const isTyped = read.query.parts.some((part) => part.kind === 'concept' && part.conceptIds === lead?.conceptIds)
  if (!lead || !next || !isTyped) return []
  const requested = [{ ...next, share: lead.share }, ...others]
  const led = { ...read, requested, leftOut: [...read.leftOut, lead.conceptIds] }
  return [led, ...withoutLeads(led)]
}

/** Where the words of a search are that are looked for. */
export function wordsOf({ query, leftOutWords }: ReadTerm): number[] {
  return query.parts.flatMap((part) =>
    part.kind === 'word' && !part.excluded && !leftOutWords.includes(part.from) ? part.from : [],
  )
}

/** The same without those of its words that are not among these. */
export function withWords(read: ReadTerm, others: readonly number[]): ReadTerm {
  const left = wordsOf(read).filter((from) => !others.includes(from))
  return left.length === 0 ? read : { ...read, leftOutWords: [...read.leftOutWords, ...left] }
}

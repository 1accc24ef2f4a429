import type { CandidateFilters } from '@pramaan/contract/search/candidate-filters'
import type { Database } from '@pramaan/database/client'
import type { Vocabulary } from '@pramaan/domain/concept'
import { namedConcepts, type RequestedConcepts, requestedConcepts } from '@pramaan/domain/fit'
import { isUnread, type SearchQuery } from '@pramaan/domain/search-query'
import { findVocabulary } from '../vocabulary/vocabulary.ts'
import { type Excluded, exclusionOf } from './excluded-domains.ts'
import { readPosition, withPosition } from './read-position.ts'
import { type ReadWords, readWords } from './read-words.ts'

/** The words of a search and its job position as they were understood. A list of concepts is met by any one of them. */
export type ReadTerm = ReadWords & {
  /** The vocabulary used to read it. */
  vocabulary: Vocabulary
  requested: readonly RequestedConcepts[]
  cities: readonly (readonly number[])[]
  excluded: readonly (Excluded & { from: number })[]
  /** Where words are ignored that nobody has together with the rest. */
  leftOutWords: readonly number[]
  /** Whether the list is ordered by whether its words are full ones of a person, and where. */
  byWords: boolean
  /** Whether places, years, pay and similar conditions only affect the order, because hardly anyone meets them all. */
  isLoosened: boolean
  /** The concepts searched instead of the first one, because nobody has that. */
  instead: readonly number[] | undefined
  /** Where the words are that these concepts are searched in place of. */
  insteadOfWord?: number
  /** Whether nobody has what is asked for first, only what is similar to it. */
  isSimilarOnly?: boolean
  /** Whether it is the filters that leave out all who have it. */
  isFilteredOut?: boolean
  /** Concepts that were asked for first and are ignored, because nobody has them or anything near them. */
  leftOut: readonly (readonly number[])[]
}

/** Fewer digits are too many people's; '10+2' is a school. */
const fewestOfPhone = 4
const school = /^\s*10\s*\+\s*2\s*(?:\+\s*3\s*)?$/u

/** A term that staff type to find one person: part of a phone number or an e-mail. */
function isContact(term: string) {
  if (term.includes('@')) return true
  const digits = term.match(/\p{Nd}/gu)?.length ?? 0
  return digits >= fewestOfPhone && !school.test(term) && /^[\p{Nd}\s+().-]+$/u.test(term)
}

/** What is read of a search: the typed words and the job position. */
type Typed = Pick<CandidateFilters, 'term' | 'searchTitle'>

/** What the words exclude, with what is named after it. */
function excludedIn({ text, parts }: SearchQuery, requested: readonly RequestedConcepts[], vocabulary: Vocabulary) {
  const titleIds = requested.flatMap(({ conceptIds }) => conceptIds)
  return parts.flatMap((part) => {
    if (part.kind !== 'concept' || !part.excluded) return []
    const typed = text.slice(part.from, part.to)
    return [{ from: part.from, ...exclusionOf(part.conceptIds, typed, { titleIds, vocabulary }) }]
  })
}

/**
 * The words of a search and its job position, which leads them, as concepts, places and limits; undefined if there is
 * nothing to read.
 */
export async function readTerm(
  db: Database,
  now: Date,
  { term, searchTitle, staff }: Typed & { staff: boolean },
): Promise<ReadTerm | undefined> {
  const { vocabulary } = await findVocabulary(db, now)
  const [typed, position] = await Promise.all([
    term === undefined || (staff && isContact(term)) ? undefined : readWords(db, term, vocabulary),
    searchTitle === undefined ? undefined : readPosition(db, searchTitle, vocabulary),
  ])
  const { query, names, unknown } = withPosition({ term, searchTitle }, typed, position)
  // Punctuation alone can't be read: it is matched as written, and finds nobody.
  if (isUnread(query)) return undefined
  const requested = requestedConcepts(query, vocabulary)
  return {
    query,
    vocabulary,
    requested,
    cities: namedConcepts(query, vocabulary, { kind: 'city', excluded: false }),
    excluded: excludedIn(query, requested, vocabulary),
    unknown,
    names,
    leftOutWords: [],
    byWords: false,
    isLoosened: false,
    instead: undefined,
    leftOut: [],
  }
}

import type { Database } from '@pramaan/database/client'
import type { Vocabulary } from '@pramaan/domain/concept'
import { type AskedConcepts, askedConcepts, namedConcepts } from '@pramaan/domain/fit'
import { readSearchQuery, type SearchQuery } from '@pramaan/domain/search-query'
import { findVocabulary } from '../vocabulary/vocabulary.ts'

/** The words of a search as they were understood. Lists of concepts are each met by any of theirs. */
export type ReadTerm = {
  query: SearchQuery
  /** The vocabulary that it was read with. */
  vocabulary: Vocabulary
  asked: readonly AskedConcepts[]
  cities: readonly (readonly number[])[]
  excluded: readonly (readonly number[])[]
}

/** A term that staff type to find one person: part of a phone number or an e-mail. */
function isContact(term: string) {
  return term.includes('@') || /^[\p{Nd}\s+().-]+$/u.test(term)
}

/** The words of a search read into concepts, places and limits; undefined where it has none to be read. */
export async function readTerm(
  db: Database,
  now: Date,
  { term, staff }: { term: string | undefined; staff: boolean },
): Promise<ReadTerm | undefined> {
  if (term === undefined || (staff && isContact(term))) return undefined
  const { vocabulary } = await findVocabulary(db, now)
  const query = readSearchQuery(term, vocabulary)
  // Signs alone are nothing to read: they are matched as they are written, and find nobody.
  if (query.parts.length === 0) return undefined
  return {
    query,
    vocabulary,
    asked: askedConcepts(query, vocabulary),
    cities: namedConcepts(query, vocabulary, { kind: 'city', excluded: false }),
    excluded: namedConcepts(query, vocabulary, { excluded: true }),
  }
}

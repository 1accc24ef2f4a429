import type { CandidateFilters } from '@pramaan/contract/search/candidate-filters'
import type { Database } from '@pramaan/database/client'
import type { Vocabulary } from '@pramaan/domain/concept'
import { positionFrom, searchText } from '@pramaan/domain/search'
import type { QueryPart, TextRange } from '@pramaan/domain/search-query'
import { type ReadWords, readWords } from './read-words.ts'

/** A job position as the title with this name, even if people are called so; one that is in no list as words. */
export async function readPosition(db: Database, position: string, vocabulary: Vocabulary): Promise<ReadWords> {
  const conceptIds = vocabulary.exact(position, ['title']).map(({ id }) => id)
  if (conceptIds.length === 0) return readWords(db, position, vocabulary)
  const range = { from: 0, to: position.length }
  const title: QueryPart = { kind: 'concept', conceptIds, spelling: 'known', excluded: false, ...range }
  return { query: { text: position, parts: [title], unsearched: [] }, names: [], unknown: [] }
}

const nothing: ReadWords = { query: { text: '', parts: [], unsearched: [] }, names: [], unknown: [] }

/** The typed words and the job position as one: the position is asked for first, and is behind the words in the text. */
export function withPosition(
  filters: Pick<CandidateFilters, 'term' | 'searchTitle'>,
  typed: ReadWords = nothing,
  position: ReadWords = nothing,
): ReadWords {
  const start = positionFrom(filters.term)
  const moved = <Some extends TextRange>(one: Some) => ({ ...one, from: one.from + start, to: one.to + start })
  return {
    query: {
      text: searchText(filters),
      parts: [...position.query.parts.map(moved), ...typed.query.parts],
      unsearched: [...typed.query.unsearched, ...position.query.unsearched.map(moved)],
    },
    names: [...position.names.map((from) => from + start), ...typed.names],
    unknown: [...position.unknown, ...typed.unknown],
  }
}

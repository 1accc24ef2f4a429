import type { Queryable } from '@pramaan/database/client'
import type { Vocabulary } from '@pramaan/domain/concept'
import { type QueryPart, readSearchQuery } from '@pramaan/domain/search-query'
import type { Deps } from '../../../deps.ts'
import { findVocabulary } from '../../search/vocabulary/vocabulary.ts'

/** One part of the words of a search for jobs as it was meant: concepts, any of which matches, or a text to contain. */
export type MeantPart = { excluded: boolean } & (
  | { kind: 'concept' | 'city'; conceptIds: readonly number[]; labels: readonly string[] }
  | { kind: 'text'; text: string }
)

function meantBy(part: QueryPart, vocabulary: Vocabulary): MeantPart[] {
  if (part.kind === 'word') return [{ kind: 'text', text: part.word, excluded: part.excluded }]
  if (part.kind === 'phrase') return [{ kind: 'text', text: part.words, excluded: part.excluded }]
  if (part.kind !== 'concept') return []
  const { conceptIds, excluded } = part
  const concepts = conceptIds.flatMap((id) => vocabulary.conceptOf(id) ?? [])
  const kind = concepts.some((one) => one.kind === 'city') ? 'city' : 'concept'
  return [{ kind, conceptIds, labels: [...new Set(concepts.map(({ label }) => label))], excluded }]
}

/**
 * The words of a search for jobs read as the search for people reads them: other names, mistyped and joined words, OR
 * and minus. Undefined where no part of them is known, as then nothing else was meant.
 */
export async function readMeantWords(deps: Deps, db: Queryable, term: string): Promise<MeantPart[] | undefined> {
  const { vocabulary } = await findVocabulary(deps.db, deps.now(), db)
  const parts = readSearchQuery(term, vocabulary).parts.flatMap((part) => meantBy(part, vocabulary))
  return parts.some(({ kind, excluded }) => kind !== 'text' && !excluded) ? parts : undefined
}

/** What is shown as searched for instead of the typed words. */
export function meantLabels(parts: readonly MeantPart[]): string[] {
  return parts.flatMap((part) => (part.excluded || part.kind === 'text' ? [] : part.labels.slice(0, 2)))
}

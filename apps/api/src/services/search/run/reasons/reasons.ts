import type { fit as fitShape } from '@pramaan/contract/search/match'
import type { Vocabulary } from '@pramaan/domain/concept'
import { type FitReason, factOf, fitReasons } from '@pramaan/domain/fit'
import type { z } from 'zod'
import type { Deps } from '../../../../deps.ts'
import { listedWishesOf } from '../../plan/conditions/concept-conditions.queries.ts'
import type { ReadTerm } from '../../understand/read-term.ts'
import type { FoundRow } from '../rows/page.queries.ts'
import { type FoundWord, readCandidateConcepts, readMissed, readWordPositions } from './reasons.queries.ts'
import { widelyMet } from './widely-met.ts'

/** Why a candidate fits, in the API's form. */
export type Fit = z.input<typeof fitShape>

/** A reason in the API's form; `words` name the concepts where those are every title with a word. */
export function reasonOf({ conceptIds, met }: FitReason, vocabulary: Vocabulary, words?: readonly string[]) {
  const label = (id: number) => vocabulary.conceptOf(id)?.label ?? ''
  const through = met && met.sourceConceptId !== met.conceptId ? label(met.sourceConceptId) : null
  const answered = met ? [met.conceptId] : conceptIds
  const asked = met || !words ? answered.map(label) : [...words]
  const kind = vocabulary.conceptOf(answered[0] ?? 0)?.kind ?? 'title'
  const fact = met && factOf(met.grade, met.sourceGrade)
  return { asked, kind, grade: met?.grade ?? null, fact, through }
}

/**
 * Why a candidate ranks where they do: the matches, the conditions that they meet and miss, the places of these that are
 * near, and where the words are that name no concept.
 */
export type Reasons = {
  Fit: Fit
  Met: number[]
  Widely: number[]
  Missed: number[]
  Nearby: number[]
  Found: FoundWord[]
}

/** For lists that are not ordered by fit. */
export const noReasons: Reasons = { Fit: null, Met: [], Widely: [], Missed: [], Nearby: [], Found: [] }

/** The places of the conditions of a search's words. */
function wishedAt(read: ReadTerm) {
  return listedWishesOf(read).map(({ from }) => from)
}

/** The reasons of each candidate of a page, read from the rows that ordered it. */
export async function findReasons(
  deps: Deps,
  read: ReadTerm | undefined,
  rows: readonly FoundRow[],
): Promise<(id: number) => Reasons> {
  if (!read) return () => noReasons
  const ids = rows.map(({ id }) => id)
  // What leads without a weight of its own repeats the others.
  const weighed = read.requested.filter(({ share }) => share > 0)
  const concepts = await readCandidateConcepts(deps.db, ids, weighed)
  const missed = read.isLoosened ? await readMissed(deps.db, ids, read) : undefined
  const words = await readWordPositions(deps.db, ids, read)
  const conditions = wishedAt(read)
  const wordsFor = ({ conceptIds }: FitReason) =>
    read.query.parts.flatMap((part) => (part.kind === 'concept' && part.conceptIds === conceptIds ? part : []))[0]
      ?.words
  const fitOf = (id: number) =>
    fitReasons(weighed, concepts.get(id) ?? []).map((reason) => reasonOf(reason, read.vocabulary, wordsFor(reason)))
  const cards = new Map(rows.map(({ id, card }) => [id, card]))
  return (id) => {
    const { missed: misses, nearby } = missed?.get(id) ?? { missed: [], nearby: [] }
    // In a list that was not loosened everyone meets all of them.
    const met = conditions.filter((from) => !misses.includes(from))
    const card = cards.get(id)
    return {
      Fit: read.requested.length > 0 ? fitOf(id) : null,
      Met: met,
      Widely: card ? widelyMet(read, card).filter((from) => met.includes(from)) : [],
      Missed: misses,
      Nearby: nearby,
      Found: words.get(id) ?? [],
    }
  }
}

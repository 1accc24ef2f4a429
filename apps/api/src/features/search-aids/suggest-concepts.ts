import type { Queryable } from '@pramaan/database/client'
import { completionsOf, conditionCompletionsOf } from '@pramaan/domain/search-query'
import type { Deps } from '../../deps.ts'
import { findVocabulary } from '../search/vocabulary/vocabulary.ts'
import { foldWords } from '../search/words/fold.ts'

/** So many times more concepts are looked at than are suggested. */
const lookedAt = 3

/** How near a name is to what was typed: the same, beginning with it, or another one that was found by it. */
export function nearness(text: string, term: string): number {
  const [name, typed] = [foldWords(text).join(''), foldWords(term).join('')]
  return name === typed ? 0 : name.startsWith(typed) ? 1 : 2
}

/** Concepts for typed words, those with the nearest names, each with its kind, its label, that after the words before it, and the
 * other name it was found by. */
export async function suggestConcepts(deps: Deps, db: Queryable, term: string, most: number) {
  const { vocabulary } = await findVocabulary(deps.db, deps.now(), db)
  return completionsOf(term, vocabulary, most * lookedAt)
    .toSorted((one, other) => nearness(one.text, term) - nearness(other.text, term))
    .slice(0, most)
    .map(({ concept: { id, kind, label }, text, before, name }) => ({
      id,
      kind,
      label,
      text,
      name,
      isAlone: before === '',
    }))
}

/**
 * Levels, ways of work and notice for typed words, each with its text alone, and that after the words before it; none that
 * only the end of a concept's name begins, as that of "data en" does.
 */
export async function suggestConditions(deps: Deps, db: Queryable, term: string, most: number) {
  const { vocabulary } = await findVocabulary(deps.db, deps.now(), db)
  const [concept] = completionsOf(term, vocabulary, 1)
  return conditionCompletionsOf(term, most)
    .filter(({ before }) => before.length <= (concept?.before.length ?? before.length))
    .map(({ id, text, before, name }) => ({ id, name, text, isAlone: before === '' }))
}

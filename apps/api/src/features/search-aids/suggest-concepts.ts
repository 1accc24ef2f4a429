import type { Queryable } from '@pramaan/database/client'
import type { Vocabulary } from '@pramaan/domain/concept'
import { completionsOf, conditionCompletionsOf } from '@pramaan/domain/search-query'
import type { Deps } from '../../deps.ts'
import { findVocabulary } from '../../services/search/vocabulary/vocabulary.ts'
import { foldWords } from '../../services/search/words/fold.ts'

/** The number of concepts compared for each suggested one. */
const lookedAt = 3

/**
 * How a name matches the typed text, best first: it is the same, it is another name of the same concept, it begins with
 * the text, or the text is elsewhere in it.
 */
export function nearness(text: string, typed: string, vocabulary: Vocabulary): number {
  const [name, begun] = [foldWords(text).join(''), foldWords(typed).join('')]
  if (name === begun) return 0
  const exactMatches = vocabulary.exact(typed)
  if (vocabulary.exact(text).some((concept) => exactMatches.includes(concept))) return 1
  return name.startsWith(begun) ? 2 : 3
}

/**
 * Concepts for typed words, the nearest names first, each with its kind, its label, that after the words before it, the
 * other name it was found by, and how near it is.
 */
export async function suggestConcepts(deps: Deps, db: Queryable, term: string, most: number) {
  const { vocabulary } = await findVocabulary(deps.db, deps.now(), db)
  return completionsOf(term, vocabulary, most * lookedAt)
    .map(({ concept: { id, kind, label }, text, before, name }) => {
      const near = nearness(label, term.trimStart().slice(before.length), vocabulary)
      return { id, kind, label, text, name, near, isAlone: before === '' }
    })
    .toSorted((one, other) => one.near - other.near)
    .slice(0, most)
}

/**
 * Levels, ways of work and notice for typed words, each with its text alone, that after the words before it, and how near
 * it is; none that only the end of a concept's name begins, as that of "data en" does.
 */
export async function suggestConditions(deps: Deps, db: Queryable, term: string, most: number) {
  const { vocabulary } = await findVocabulary(deps.db, deps.now(), db)
  const [concept] = completionsOf(term, vocabulary, 1)
  return conditionCompletionsOf(term, most)
    .filter(({ before }) => before.length <= (concept?.before.length ?? before.length))
    .map(({ id, text, before, name }) => ({
      id,
      name,
      text,
      near: nearness(text, term, vocabulary),
      isAlone: before === '',
    }))
}

import type { Vocabulary } from '../../concept/concept.ts'
import titles from '../../words/licensed-titles.json' with { type: 'json' }

/** The titles of work that needs a certain degree by law, and all narrower titles. */
export const licensedTitles: readonly string[] = titles

/** The titles of work that needs a certain degree by law. */
export function licensedIds({ exact, narrowerOf }: Vocabulary): readonly number[] {
  const named = licensedTitles.flatMap((title) => exact(title, ['title'])).map(({ id }) => id)
  return [...new Set([...named, ...named.flatMap(narrowerOf)])]
}

/** Whether a title is work that needs a certain degree by law. */
export function isLicensed(titleId: number, vocabulary: Vocabulary): boolean {
  const titles = [titleId, ...vocabulary.broaderOf(titleId)]
  return titles.some((id) => licensedTitles.includes(vocabulary.conceptOf(id)?.label ?? ''))
}

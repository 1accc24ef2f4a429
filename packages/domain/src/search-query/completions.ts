import type { Concept, ConceptKind, Vocabulary } from '../concept/concept.ts'
import { spelledWords } from '../spelling/spelling.ts'

/** An unfinished text with one concept in place of its end; `before` is the part before it, unchanged. */
type Completion = { concept: Concept; text: string; before: string }

/** Fewer letters than this after other words begin too many names. */
const fewestLetters = 2

/**
 * What an unfinished text may become: the concepts that it begins as a whole, else those that its last words begin, as
 * many of them as possible, those by their own name alone if there are any; else what it is spelt almost like.
 */
export function completionsOf(
  text: string,
  vocabulary: Vocabulary,
  most: number,
  kinds?: readonly ConceptKind[],
): Completion[] {
  const complete = (concepts: readonly Concept[], before: string) =>
    concepts.map((concept) => ({ concept, text: `${before}${concept.label}`, before: before.trim() }))
  for (const { from } of spelledWords(text)) {
    const before = text.slice(0, from).trimStart()
    const rest = text.slice(from)
    if (before !== '' && rest.length < fewestLetters) break
    const begun = vocabulary.suggest(rest, most, kinds)
    const named = begun.filter(({ label }) => label.toLowerCase().startsWith(rest.toLowerCase()))
    if (begun.length > 0) return complete(before !== '' && named.length > 0 ? named : begun, before)
  }
  return complete((vocabulary.nearest(text, kinds)?.concepts ?? []).slice(0, most), '')
}

import type { Concept, ConceptKind, Vocabulary } from '../../concept/concept.ts'
import { spelledWords, spellingKey } from '../../spelling/spelling.ts'

/**
 * An unfinished text with one concept in place of its end; `before` is the part before it, unchanged, and `name` another
 * name of the concept that the text begins, if its label does not show why it is suggested.
 */
type Completion = { concept: Concept; text: string; before: string; name?: string }

/** Names that begin with so many of the same letters are spellings of one. */
const sameLetters = 3

/** Fewer letters than this after other words begin too many names. */
export const fewestLetters = 2

/**
 * What an unfinished text may become: the concepts that it begins as a whole, else those that its last words begin, as
 * many of them as possible: if there are any, only those whose own name begins so or that have just that as another name;
 * else what it is spelt almost like.
 */
export function completionsOf(
  text: string,
  vocabulary: Vocabulary,
  most: number,
  kinds?: readonly ConceptKind[],
): Completion[] {
  const complete = (found: readonly { concept: Concept; name?: string }[], before: string) =>
    found.map((one) => ({ ...one, text: `${before}${one.concept.label}`, before: before.trim() }))
  for (const { from } of spelledWords(text)) {
    const before = text.slice(0, from).trimStart()
    const rest = text.slice(from)
    if (before !== '' && rest.length < fewestLetters) break
    const begun = vocabulary.suggest(rest, most * 2, kinds).flatMap((concept) => begunBy(rest, concept) ?? [])
    const inFull = vocabulary.exact(rest, kinds)
    const named = begun.filter(
      ({ concept }) => inFull.includes(concept) || concept.label.toLowerCase().startsWith(rest.toLowerCase()),
    )
    const shown = before !== '' && named.length > 0 ? named : begun
    if (begun.length > 0) return complete(shown.slice(0, most), before)
  }
  const nearest = vocabulary.nearest(text, kinds)?.concepts ?? []
  return complete(
    nearest.slice(0, most).map((concept) => ({ concept })),
    '',
  )
}

/**
 * A concept whose name an unfinished text begins: its label, or another name word for word, which is said unless it is
 * part of the label or spelt like it. Undefined if only the letters of several words do, as "cad" those of "CA dropped".
 */
function begunBy(typed: string, concept: Concept): { concept: Concept; name?: string } | undefined {
  const words = spelledWords(typed)
  const last = words.at(-1)
  if (!last) return undefined
  const before = words.slice(0, -1).map(({ key }) => key)
  const begins = (name: string, space: string) =>
    [last.key, last.folded].some((end) => {
      const key = spelledWords(name).map((word) => word.key)
      return key.join(space).startsWith([...before, end].join(space))
    })
  if (begins(concept.label, '')) return { concept }
  const name = concept.aliases.find((alias) => begins(alias, ' '))
  if (name === undefined) return undefined
  const firstOf = (text: string) => spellingKey(text).slice(0, sameLetters)
  const ofLabel = spelledWords(concept.label).map(({ key }) => key)
  const isPartOfLabel = spelledWords(name).every(({ key }) => ofLabel.includes(key))
  return isPartOfLabel || firstOf(name) === firstOf(concept.label) ? { concept } : { concept, name }
}

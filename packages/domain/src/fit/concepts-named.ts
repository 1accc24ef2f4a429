import type { Concept, ConceptKind, Vocabulary } from '../concept/concept.ts'

/** A longer text is not a single name. */
const longestName = 60

/**
 * The concepts of a short text. A text that names one concept as a whole, even mistyped, is not split: 'fashiion
 * designer'.
 */
export function conceptsNamed(text: string, kinds: readonly ConceptKind[], vocabulary: Vocabulary): readonly Concept[] {
  const inParts = vocabulary.conceptsIn(text, kinds)
  const [whole] = inParts
  const isWhole = inParts.length === 1 && whole !== undefined && whole.to - whole.from === text.trim().length
  const meant = isWhole || text.length > longestName ? undefined : vocabulary.nearest(text, kinds)
  return meant?.concepts ?? inParts.flatMap(({ concepts }) => concepts)
}

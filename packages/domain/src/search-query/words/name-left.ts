import type { Vocabulary } from '../../concept/concept.ts'
import type { SpelledWord } from '../../spelling/spelling.ts'
import type { Segment } from '../segments.ts'

/** Two or three words are a name. */
const mostWords = 3
/** Longer words are mistyped more often than they are a name that is like one of ours. */
const longest = 7
/** What differs by less sounds the same. */
const mostAlike = 0.5

/** Whether a word that was corrected is a mistake rather than a name: it is long, or sounds like what it was read as. */
export function isLikelyMistake(word: SpelledWord | undefined, vocabulary: Vocabulary): boolean {
  return !word || word.folded.length > longest || (vocabulary.nearest([word])?.mistakes ?? 1) <= mostAlike
}

/**
 * The segments of a query without corrections of words beside one that means nothing to us, where nothing else was typed:
 * of 'ajay gaikwad', a name that nobody here has, AJAX is not meant.
 */
export function withNameLeft(
  read: readonly Segment[],
  typed: readonly Segment[],
  { isStrange, mayBeMistake }: Record<'isStrange' | 'mayBeMistake', (at: number) => boolean>,
): readonly Segment[] {
  const mayBeName = typed.length > 1 && typed.length <= mostWords && typed.every(({ kind }) => kind === 'word')
  if (!mayBeName || !read.some((one) => one.kind === 'word' && !one.meant && isStrange(one.first))) return read
  return read.map((one): Segment => {
    const isCorrected = one.kind === 'concept' && one.spelling === 'corrected' && one.end - one.first === 1
    return isCorrected && !mayBeMistake(one.first) ? { kind: 'word', first: one.first, end: one.end } : one
  })
}

import type { Vocabulary } from '../../concept/concept.ts'
import type { SpelledWord } from '../../spelling/spelling.ts'
import type { Segment } from '../passes/reading.ts'

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

/** Whether a word was corrected: it is not one of several. */
function isCorrected(one: Segment): boolean {
  return one.kind === 'concept' && one.spelling === 'corrected' && one.end - one.first === 1
}

/**
 * The segments of a query without corrections of words beside one that means nothing to us, where nothing else was typed:
 * of 'ajay gaikwad', a name that nobody here has, AJAX is not meant. Of three words one that is surely mistyped says that
 * they are no name: 'weldr autocadd satra'.
 */
export function withNameLeft(
  read: readonly Segment[],
  typed: readonly Segment[],
  { isStrange, mayBeMistake }: Record<'isStrange' | 'mayBeMistake', (at: number) => boolean>,
): readonly Segment[] {
  const mayBeName = typed.length > 1 && typed.length <= mostWords && typed.every(({ kind }) => kind === 'word')
  if (!mayBeName || !read.some((one) => one.kind === 'word' && !one.meant && isStrange(one.first))) return read
  if (read.some((one) => isCorrected(one) && mayBeMistake(one.first))) return read
  return read.map((one): Segment => (isCorrected(one) ? { kind: 'word', first: one.first, end: one.end } : one))
}

import { type SpelledWord, spelledWords } from '../../spelling/spelling.ts'
import type { Reading, Segment } from '../passes/reading.ts'

/** Another way of writing a word differs in length by no more letters: 'billingexecutive' is more than an executive. */
const mostLetters = 2

/** The last words of titles that are written in another way, as they are in our lists: 'operator' for 'opretor'. */
function headsOf(segment: Segment, written: SpelledWord): string[] {
  if (segment.kind !== 'concept' || segment.concepts.some(({ kind }) => kind !== 'title')) return []
  const heads = segment.concepts.flatMap(({ label }) => spelledWords(label).at(-1) ?? [])
  const isAlike = ({ key, folded }: SpelledWord) =>
    key !== written.key &&
    folded[0] === written.folded[0] &&
    Math.abs(folded.length - written.folded.length) <= mostLetters
  return heads.filter(isAlike).map(({ folded }) => folded)
}

/** The title that a kind and the last word of titles are together, once that is spelt as in our lists. */
function respelt(
  segment: Segment,
  before: Segment | undefined,
  { text, words, vocabulary }: Reading,
): Segment | undefined {
  const [first, last, head] = [words[before?.first ?? -1], words[segment.first - 1], words[segment.first]]
  if (!before || before.kind === 'phrase' || before.end !== segment.first || segment.end - segment.first > 1)
    return undefined
  if (!first || !last || !head || text.slice(last.to, head.from).trim() !== '') return undefined
  const named = before.kind === 'concept' && before.spelling === 'corrected' ? before.concepts : []
  const kinds = [text.slice(first.from, last.to), ...named.map(({ label }) => label)]
  const concepts = headsOf(segment, head).flatMap((one) =>
    kinds.flatMap((kind) => vocabulary.exact(`${kind} ${one}`, ['title'])),
  )
  if (concepts.length === 0) return undefined
  return { kind: 'concept', first: before.first, end: segment.end, concepts, spelling: 'corrected' }
}

/** Segments in which a title whose last word is written in another way is one: 'forklift opretor'. */
export function withHeadsRespelt(reading: Reading): Partial<Reading> {
  const joined: Segment[] = []
  for (const segment of reading.segments) {
    const title = respelt(segment, joined.at(-1), reading)
    if (title) joined.splice(-1, 1, title)
    else joined.push(segment)
  }
  return { segments: joined }
}

import type { Vocabulary } from '../concept/concept.ts'
import type { SpelledWord } from '../spelling/spelling.ts'
import type { Segment } from './segments.ts'

/** What stands between two kinds of one work: 'civil & mechanical engineer', 'manual + automation testing'. */
const between = /^\s*(?:[/&+|]|(?:and|or|aur|ya|ani|aani|और|या|आणि|व)(?=\s))\s*$/iu

/** How many words a kind has that is named without its head. */
const longestKind = 3

type Words = { text: string; words: readonly SpelledWord[]; vocabulary: Vocabulary }
type ConceptSegment = Extract<Segment, { kind: 'concept' }>

/** The words before a title or skill that, with its last word, are another one: 'civil' before 'mechanical engineer'. */
function kindBefore(whole: ConceptSegment, before: readonly Segment[], { text, words, vocabulary }: Words) {
  const head = words[whole.end - 1]
  const [concept] = whole.concepts
  if (!head || !concept || whole.end - whole.first < 2) return undefined
  for (let length = longestKind; length > 0; length--) {
    const some = before.filter(({ kind }) => kind !== 'phrase').slice(-length)
    const [first, last] = [words[some[0]?.first ?? -1], words[(some.at(-1)?.end ?? 0) - 1]]
    if (some.length < length || !first || !last) continue
    const join = text.slice(last.to, words[whole.first]?.from)
    if (!between.test(join) || text.slice(first.from, last.to).includes(',')) continue
    const concepts = vocabulary.exact(`${text.slice(first.from, last.to)} ${text.slice(head.from, head.to)}`, [
      concept.kind,
    ])
    if (concepts.length > 0) return { some, concepts }
  }
  return undefined
}

/** A general title with its kind behind it: 'teacher maths', where 'maths teacher' is a kind of teacher. */
function kindBehind(general: Segment | undefined, behind: Segment, { text, words, vocabulary }: Words) {
  if (general?.kind !== 'concept' || behind.kind === 'phrase' || general.end !== behind.first) return undefined
  const [from, head] = [words[general.first], words[general.end - 1]]
  const [kind, last] = [words[behind.first], words[behind.end - 1]]
  if (!from || !head || !kind || !last || !/^[\s–-]+$/u.test(text.slice(head.to, kind.from))) return undefined
  const concepts = vocabulary
    .exact(`${text.slice(kind.from, last.to)} ${text.slice(from.from, head.to)}`, ['title'])
    .filter(({ id }) => general.concepts.some((one) => vocabulary.broaderOf(id).includes(one.id)))
  return concepts.length > 0 ? { ...general, end: behind.end, concepts } : undefined
}

/** Segments in which a title of several words is one, whatever their order. */
export function withKindsBehind(segments: readonly Segment[], read: Words): Segment[] {
  const joined: Segment[] = []
  for (const segment of segments) {
    const one = kindBehind(joined.at(-1), segment, read)
    if (one) joined.splice(-1, 1, one)
    else joined.push(segment)
  }
  return joined
}

/**
 * Segments in which two kinds of one work share its last word. Two titles are alternatives, because nobody is both;
 * of two skills each is asked for.
 */
export function withSharedHeads(segments: readonly Segment[], read: Words): Segment[] {
  const joined: Segment[] = []
  for (const segment of segments) {
    const found = segment.kind === 'concept' ? kindBefore(segment, joined, read) : undefined
    const [first] = found?.some ?? []
    if (segment.kind !== 'concept' || !found || !first) {
      joined.push(segment)
      continue
    }
    joined.splice(joined.indexOf(first))
    if (segment.concepts[0]?.kind === 'title')
      joined.push({ ...segment, first: first.first, concepts: [...found.concepts, ...segment.concepts] })
    else
      joined.push(
        { ...segment, first: first.first, end: found.some.at(-1)?.end ?? first.end, concepts: found.concepts },
        segment,
      )
  }
  return joined
}

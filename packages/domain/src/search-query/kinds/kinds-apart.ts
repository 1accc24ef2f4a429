import type { Vocabulary } from '../../concept/concept.ts'
import type { SpelledWord } from '../../spelling/spelling.ts'
import type { Reading, Segment } from '../passes/reading.ts'

/** How many words a kind has that is named apart from its work. */
const longestKind = 3

type Range = Pick<Segment, 'first' | 'end'>

/** What stands between a title and its kind: 'driver for truck', 'truck ke liye driver'. Who is asked for 'with' Excel has it. */
const belonging =
  /^\s*(?:(?:chalane|chalaane|चलाने|banane|बनाने|sambhalne|संभालने)\s+)?(?:for(?: an?| the| our)?|of|in|ka|ki|ke(?: liye)?|mein|wala|wali|wale|का|की|के(?: लिए| लिये)?|में|वाला|वाली|वाले|साठी|चा|ची|चे|चालवण्यासाठी)\s*$/iu

const asksForNothing = (segment: Segment | undefined) => segment?.kind === 'phrase' && segment.meaning === 'nothing'

/** The titles that words elsewhere name with those of a segment: kinds of its titles, or any with a head that is none. */
function kindsNamed(kind: Range, general: Segment, { text, words, vocabulary }: Reading) {
  const said = ({ first, end }: Range) => text.slice(words[first]?.from, words[end - 1]?.to)
  const withKind = (range: Range) => vocabulary.exact(`${said(kind)} ${said(range)}`, ['title'])
  if (general.kind !== 'concept') return isHead(general, words, vocabulary) ? withKind(general) : []
  const isKind = (id: number) => general.concepts.some((one) => vocabulary.broaderOf(id).includes(one.id))
  // Of the name 'driver chahiye' the first word is one too.
  const begun = Array.from({ length: general.end - general.first }, (_, at) => ({
    first: general.first,
    end: general.end - at,
  }))
  return begun.map((range) => withKind(range).filter(({ id }) => isKind(id))).find(({ length }) => length > 0) ?? []
}

/** Whether a segment is the word that several titles end with: 'supervisor', 'designer'. */
function isHead({ kind, first, end }: Segment, words: readonly SpelledWord[], { nearestHead }: Vocabulary): boolean {
  const head = words[first]?.folded
  return kind === 'word' && end - first === 1 && head !== undefined && nearestHead(head) === head
}

/** The kind that is named at a distance from a title, on one side, and the words that it takes. */
function kindApart(segments: readonly Segment[], at: number, step: 1 | -1, read: Reading) {
  const general = segments[at]
  let next = at + step
  while (asksForNothing(segments[next])) next += step
  const nearest = segments[next]
  if (!general || !nearest || Math.abs(next - at) < 2) return undefined
  for (let length = longestKind; length > 0; length--) {
    const kind =
      step === 1
        ? { first: nearest.first, end: nearest.first + length }
        : { first: nearest.end - length, end: nearest.end }
    const covered = segments.filter(({ first, end }) => first < kind.end && end > kind.first)
    const isWhole = covered.every(({ first, end }) => first >= kind.first && end <= kind.end)
    if (kind.first < 0 || kind.end > read.words.length || !isWhole) continue
    const [before, behind] = step === 1 ? [general, kind] : [kind, general]
    const between = read.text.slice(read.words[before.end - 1]?.to, read.words[behind.first]?.from)
    const concepts = belonging.test(between) ? kindsNamed(kind, general, read) : []
    if (concepts.length > 0) return { kind, concepts }
  }
  return undefined
}

/**
 * Segments in which a general title is one with its kind where only words that ask for nothing stand between them: 'truck
 * ke liye driver', 'teacher for primary school'.
 */
export function withKindsApart(reading: Reading): Partial<Reading> {
  const { segments } = reading
  for (const [at, general] of segments.entries()) {
    const found = kindApart(segments, at, -1, reading) ?? kindApart(segments, at, 1, reading)
    if (!found) continue
    const first = Math.min(general.first, found.kind.first)
    const end = Math.max(general.end, found.kind.end)
    const outside = segments.filter((one) => one.end <= first || one.first >= end)
    const joined: Segment = { kind: 'concept', spelling: 'known', first, end, concepts: found.concepts }
    return withKindsApart({
      ...reading,
      segments: [...outside, joined].toSorted((one, other) => one.first - other.first),
    })
  }
  return { segments }
}

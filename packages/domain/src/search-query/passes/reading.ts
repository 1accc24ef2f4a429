import type { Concept, Vocabulary } from '../../concept/concept.ts'
import type { SpelledWord } from '../../spelling/spelling.ts'
import type { PlainText } from '../amounts/amounts.ts'
import type { QueryPart, Spelling, TextRange, Unsearched } from '../query-parts.ts'
import type { Meaning, Negation } from '../words/phrases.ts'

/** Whether a word is found exactly in people's profiles: it may be a name and is not corrected. */
export type IsKnownWord = (word: string) => boolean

/** What is known besides the vocabulary when a query is read. */
export type ReadingOptions = {
  isKnownWord?: IsKnownWord
  /** Which bound an amount of pay is, and which end of a range: the most that an employer pays, or the least that a candidate wants. */
  onePay?: 'least' | 'most'
  /** The city of the person who searches, as 'near me'. */
  nearMe?: string | undefined
}

/**
 * Words of a query, from `first` to before `end`: concepts, a phrase, or an unknown word. `ofName` is the first word of
 * the name that it is a piece of.
 */
export type Segment = {
  first: number
  end: number
} & (
  | { kind: 'concept'; concepts: readonly Concept[]; spelling: Spelling; ofName?: number }
  | { kind: 'phrase'; meaning: Meaning }
  /** `meant` is how a misspelt word is spelt that is in no list alone. */
  | { kind: 'word'; meant?: string }
)

/** A segment that is in our lists. */
export type ConceptSegment = Extract<Segment, { kind: 'concept' }>

/**
 * One thing in a text, in its order: what is asked for, what says that something is not wanted (`says`, with the word
 * that it is otherwise), or what is not searched, which has neither. `name` is the name that it is a piece of.
 */
export type Item = TextRange & { part?: QueryPart; says?: Negation | 'dash'; name?: number | undefined }

/** A text while it is read. The passes of a phase make the segments, the items or the parts of it better, one by one. */
export type Reading = {
  text: string
  /** The text in small Latin letters and digits, in which numbers are looked for. */
  plain: PlainText
  vocabulary: Vocabulary
  isKnownWord: IsKnownWord | undefined
  onePay: 'least' | 'most'
  nearMe: string | undefined
  /** Whether people are searched for, and not jobs. */
  searchesPeople: boolean
  /** Whether traits are names of skills, as they are where nothing else is asked for. */
  readsTraits: boolean
  /** What was read letter by letter before the words: quotations, addresses, numbers with their units. */
  written: readonly QueryPart[]
  /** What was recognised and asks for nothing. */
  silent: readonly Unsearched[]
  words: readonly SpelledWord[]
  segments: readonly Segment[]
  items: readonly Item[]
  parts: readonly QueryPart[]
  unsearched: readonly Unsearched[]
}

/** One step of reading. */
export type Pass = {
  name: string
  /** What it does, and why it comes before or behind others. */
  does: string
  /** A query, and how it is read; without the pass it is read in another way. */
  example: readonly [query: string, reading: string]
  /** What changes. */
  run: (reading: Reading) => Partial<Reading>
}

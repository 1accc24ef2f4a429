import { type SpelledWord, spelledWords } from '../spelling/spelling.ts'
import { eachInSteps, mapInSteps, type Steps } from '../steps/steps.ts'
import type { Concept } from './concept-shape.ts'

/** All spellings of a vocabulary by their keys; the lists have one entry for each key, in the same order. */
export type SpellingTable = {
  keys: readonly string[]
  /** The concepts with each spelling, those with it as their label first. */
  concepts: readonly (readonly Concept[])[]
  /** The words of each key, one or more. */
  words: readonly (readonly string[])[]
  /** The largest number of words in a spelling. */
  mostWords: number
  /** The index of the key at this position of a text, by its hash; -1 if there is none. */
  find: (text: string, from: number, to: number, hash: number) => number
}

/** The hash of an empty text. */
const emptyHash = 0x811c9dc5

/** The hash of a text extended by one letter. */
function nextHash(hash: number, letter: number): number {
  return Math.imul(hash ^ letter, 0x01000193)
}

/** Longer spellings are sentences of a taxonomy that nobody types. */
const mostWordsOfAny = 8

type Entry = { concepts: Concept[]; words: readonly string[] }

function addSpelling(entries: Map<string, Entry>, spelling: string, concept: Concept) {
  const spelled = spelledWords(spelling)
  const said = spelled.flatMap(({ key }) => key || [])
  const words = said.length > 0 ? said : spelled.map(({ folded }) => folded)
  const key = words.join('')
  if (key === '') return
  const entry = entries.get(key)
  if (!entry) entries.set(key, { concepts: [concept], words })
  else if (!entry.concepts.includes(concept)) entry.concepts.push(concept)
}

/**
 * A title may be named by its kind of work, unless another title has that name: 'planning engg' is a Planning Engineer.
 */
function addWork(entries: Map<string, Entry>, spelling: string, concept: Concept) {
  if (concept.kind !== 'title' || !/engineer$/i.test(spelling)) return
  const work = spelling.replace(/engineer$/i, 'engineering')
  const key = spelledWords(work)
    .map((word) => word.key)
    .join('')
  if (!entries.get(key)?.concepts.some(({ kind }) => kind === 'title')) addSpelling(entries, work, concept)
}

function* slotsOf(keys: readonly string[]): Steps<{ slots: Int32Array; hashes: Int32Array; mask: number }> {
  let size = 16
  while (size < keys.length * 3) size *= 2
  const slots = new Int32Array(size).fill(-1)
  const hashes = new Int32Array(keys.length)
  yield* eachInSteps(keys, (key, index) => {
    const hash = hashOf(key)
    hashes[index] = hash
    let slot = hash & (size - 1)
    while (slots[slot] !== -1) slot = (slot + 1) & (size - 1)
    slots[slot] = index
  })
  return { slots, hashes, mask: size - 1 }
}

function hashOf(key: string): number {
  let hash = emptyHash
  for (let at = 0; at < key.length; at++) hash = nextHash(hash, key.charCodeAt(at))
  return hash | 0
}

/** A label without the brackets at its end, which only distinguish it: 'Quality Analyst (BPO)'. */
function withoutBrackets(label: string): string {
  return label.replace(/ \([^()]*\)$/, '')
}

function* aliasesOf(concepts: readonly Concept[]) {
  for (const concept of concepts) for (const spelling of concept.aliases) yield { concept, spelling }
}

/** The table of the labels and aliases of concepts. */
export function* spellingTableOf(concepts: readonly Concept[]): Steps<SpellingTable> {
  const entries = new Map<string, Entry>()
  yield* eachInSteps(concepts, (concept) => addSpelling(entries, concept.label, concept))
  yield* eachInSteps(concepts, (concept) => addSpelling(entries, withoutBrackets(concept.label), concept))
  yield* eachInSteps(aliasesOf(concepts), ({ concept, spelling }) => addSpelling(entries, spelling, concept))
  yield* eachInSteps(concepts, (concept) => addWork(entries, concept.label, concept))
  yield* eachInSteps(aliasesOf(concepts), ({ concept, spelling }) => addWork(entries, spelling, concept))
  const keys = [...entries.keys()]
  const { slots, hashes, mask } = yield* slotsOf(keys)
  const words = yield* mapInSteps(entries.values(), (entry) => entry.words)
  return {
    keys,
    concepts: Array.from(entries.values(), (entry) => entry.concepts),
    words,
    mostWords: words.reduce((most, { length }) => Math.min(mostWordsOfAny, Math.max(most, length)), 6),
    find(text, from, to, hash) {
      for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
        const index = slots[slot] ?? -1
        if (index < 0) return -1
        const key = keys[index] ?? ''
        if (hashes[index] === hash && key.length === to - from && text.startsWith(key, from)) return index
      }
    },
  }
}

/** The index of a spelling in the table; -1 if it has none. */
export function indexOfKey(table: SpellingTable, key: string): number {
  return key === '' ? -1 : table.find(key, 0, key.length, hashOf(key))
}

/** A spelling found in a text: its index, its first word, and the word after its last. */
export type FoundSpelling = { index: number; first: number; end: number; length: number }

/** Every spelling of the table in a sequence of words, including those inside others. */
export function spellingsIn(table: SpellingTable, words: readonly SpelledWord[]): FoundSpelling[] {
  const text = words.map(({ key }) => key).join('')
  const found: FoundSpelling[] = []
  let from = 0
  for (const [first, word] of words.entries()) {
    if (word.key === '') continue
    let hash = emptyHash
    let to = from
    const last = Math.min(words.length, first + table.mostWords)
    for (let end = first; end < last; end++) {
      if (end > first && words[end]?.apart) break
      const start = to
      to += words[end]?.key.length ?? 0
      for (let at = start; at < to; at++) hash = nextHash(hash, text.charCodeAt(at))
      const index = start === to ? -1 : table.find(text, from, to, hash | 0)
      if (index >= 0) found.push({ index, first, end: end + 1, length: to - from })
    }
    from += word.key.length
  }
  return found
}

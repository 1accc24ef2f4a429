import { type NearKey, type NearKeys, nearKeysOf } from '../spelling/near-keys.ts'
import { isDevanagari } from '../spelling/sounds-across-scripts.ts'
import { type SpelledWord, spelledWords } from '../spelling/spelling.ts'
import type { Steps } from '../steps/steps.ts'
import { type HeardWord, heardWordsOf } from './heard-words.ts'
import { inOtherOrderOf, withInitialsOf, withoutVowel, wordsStartingWith } from './loose-spellings.ts'
import { indexOfKey, type SpellingTable } from './spelling-table.ts'

/** The spelling that a mistyped text most likely means: its index in the table, and its distance. */
type Nearest = { index: number; cost: number }

/** Two corrections closer to each other than this are a tie. */
const clearly = 0.25
/** The best match for words in Devanagari, whose sounds are compared more strictly. */
const heardClearly = 0.1
const mostWords = 6
const mostPerWord = 4
const mostReadings = 200
/** The cost of the words of a spelling in another order. */
const anotherOrder = 0.5
/** The cost of two words written by their first letters. */
const byInitials = 0.75

/** A typed word with its key and its letters: the key of a mistyped word may lack an s that is not a plural. */
type Typed = Pick<SpelledWord, 'key' | 'folded'>
type Reading = { words: readonly string[]; cost: number }

/** What mistyped words may mean: each word itself if it is in the vocabulary, or a similar word. */
function readingsOf(words: readonly Typed[], known: ReadonlySet<string>, near: (word: Typed) => readonly Reading[]) {
  let readings: Reading[] = [{ words: [], cost: 0 }]
  for (const word of words) {
    const options = [...(known.has(word.key) ? [{ words: [word.key], cost: 0 }] : []), ...near(word)]
    if (options.length === 0) return []
    readings = readings.flatMap((reading) =>
      options.map((option) => ({
        words: [...reading.words, ...option.words],
        cost: reading.cost + option.cost,
      })),
    )
    if (readings.length > mostReadings) readings = readings.sort((a, b) => a.cost - b.cost).slice(0, mostReadings)
  }
  return readings
}

/** Words of a text with two neighbours joined: 'tele caler' may mean 'telecaller'. */
function joinedPairs(words: readonly Typed[]): Typed[][] {
  return words.slice(1).flatMap((word, at) => {
    const before = words[at]?.key ?? ''
    // In a short word every letter matters: a 'ui developer' is not a 'ux developer'.
    // What is written in two scripts is no name: of 'driver जीवन' only the second word would be heard.
    const isMixed = isDevanagari(before) !== isDevanagari(word.key)
    return isMixed || before.length < 4 || word.key.length < 4
      ? []
      : [[...words.slice(0, at), { key: before + word.key, folded: before + word.folded }, ...words.slice(at + 2)]]
  })
}

/** How many letters the end of a name may have that its writer put otherwise: 'data typing' is by a data typist. */
const ending = 3

/** Whether the joined form of two known words differs much from them: 'casting process' from 'calling process'. */
function changesKnown(
  words: readonly Typed[],
  known: ReadonlySet<string>,
  { cost, index }: Nearest,
  table: SpellingTable,
) {
  if (cost <= 1 || words.length < 2 || !words.every(({ key }) => known.has(key))) return false
  const joined = words.map(({ key }) => key).join('')
  return !table.keys[index]?.startsWith(joined.slice(0, -ending))
}

/** Whether a correction changes a short word of a longer spelling, as from 'phpdeveloper' to 'plcdeveloper'. */
function changesShortWord(typed: string, key: string, words: readonly string[]): boolean {
  let same = 0
  while (same < key.length && key[same] === typed[same]) same++
  let sameEnd = 0
  const most = Math.min(key.length, typed.length) - same
  while (sameEnd < most && key.at(-1 - sameEnd) === typed.at(-1 - sameEnd)) sameEnd++
  let from = 0
  for (const word of words) {
    const to = from + word.length
    if (word.length < 4 && same < to && key.length - sameEnd > from) return true
    from = to
  }
  return false
}

/**
 * The spellings among what a word sounds like, undefined if it sounds like nothing. What it sounds like most may be a
 * part of spellings only: लाइसेंस is a licence, not a liaison.
 */
function spelledAs(heard: readonly HeardWord[], table: SpellingTable): Nearest[] | undefined {
  const [best] = heard
  if (!best) return undefined
  if (indexOfKey(table, best.word) < 0) return []
  return heard
    .filter(({ cost }) => cost < best.cost + clearly)
    .map(({ word, cost }) => ({ index: indexOfKey(table, word), cost }))
    .filter(({ index }) => index >= 0)
}

/** The spellings similar to a mistyped text, most similar first, and the one that is clearly meant, if any. */
type Similar = { similar: readonly Nearest[]; clear: Nearest | undefined }

type FindSimilar = (text: string | readonly SpelledWord[], accepts: (index: number) => boolean) => Similar

const nothing: Similar = { similar: [], clear: undefined }

/** Finds the spellings similar to a mistyped text, among the accepted ones. `known` are all words; `uses` decides a tie. */
export function* nearestOf(
  table: SpellingTable,
  known: ReadonlySet<string>,
  uses: (index: number) => number,
): Steps<FindSimilar> {
  const nearKeys = remembered(yield* nearKeysOf(table.keys))
  const longWords = [...known].filter(({ length }) => length > 3)
  const nearWords = remembered(yield* nearKeysOf(longWords))

  const heardWords = yield* heardWordsOf([...known])
  const withBeginning = wordsStartingWith([...known])
  yield
  const inOtherOrder = yield* inOtherOrderOf(table.words)
  const withInitials = yield* withInitialsOf(table.words)

  function nearWord({ key, folded }: Typed): Reading[] {
    const near = bothWays(key, folded, nearWords).filter(({ cost }) => cost > 0)
    return [
      ...near.slice(0, mostPerWord).map(({ at, cost }) => ({ words: [longWords[at] ?? ''], cost })),
      ...heardWords(folded).map(({ word, cost }) => ({ words: [word], cost })),
      ...withBeginning(folded).map((word) => ({ words: [word], cost: 0.75 })),
      ...withoutVowel(folded, known).map((word) => ({ words: [word], cost: 1 })),
    ]
  }

  function ofOneWord({ key, folded }: Typed): Nearest[] {
    const heard = spelledAs(heardWords(folded, true), table)
    if (heard && isDevanagari(folded)) return heard
    const near = bothWays(key, folded, nearKeys)
      .map(({ at, cost }) => ({ index: at, cost }))
      .filter(({ index }) => !changesShortWord(key, table.keys[index] ?? '', table.words[index] ?? []))
    return near.length > 0 || !heard ? near : heard
  }

  function ofWords(words: readonly Typed[]): Nearest[] {
    const [only] = words
    if (words.length === 1 && only !== undefined) return ofOneWord(only)
    const shortened = withInitials(words.map(({ key }) => key)).map((index) => ({ index, cost: byInitials }))
    const corrected = readingsOf(words, known, nearWord).flatMap(({ words: read, cost }) => {
      const index = indexOfKey(table, read.join(''))
      if (index >= 0) return [{ index, cost }]
      const turned = inOtherOrder(read)
      return turned === undefined ? [] : [{ index: turned, cost: cost + anotherOrder }]
    })
    return [...shortened, ...corrected]
  }

  return (text, accepts) => {
    const spelled = typeof text === 'string' ? spelledWords(text) : text
    const words = spelled.filter(({ key }) => key !== '')
    if (words.length === 0 || words.length > mostWords) return nothing
    const found = [
      ...ofWords(words),
      ...joinedPairs(words)
        .flatMap(ofWords)
        .filter((one) => !changesKnown(words, known, one, table)),
    ].filter(({ index }) => accepts(index))
    const within = words.every(({ folded }) => isDevanagari(folded)) ? heardClearly : clearly
    return similarIn(found, table, uses, within)
  }
}

const mostRemembered = 500

/** The same search with a cache: a query looks up each word several times, in different groups of words. */
function remembered(near: NearKeys): NearKeys {
  const answers = new Map<string, NearKey[]>()
  return (key) => {
    const answer = answers.get(key) ?? near(key)
    if (answers.size >= mostRemembered) answers.clear()
    answers.set(key, answer)
    return answer
  }
}

/** The keys similar to a word's key or letters, most similar first. */
function bothWays(key: string, folded: string, near: NearKeys) {
  if (key === folded) return near(key)
  const found = [...near(key), ...near(folded)].sort((one, other) => one.cost - other.cost)
  return found.filter(({ at }, position) => found.findIndex((one) => one.at === at) === position)
}

/**
 * The matches, most similar first, and the nearest one, unless another meaning is as near and at least as common; a
 * title comes before other kinds.
 */
function similarIn(found: Nearest[], table: SpellingTable, uses: (index: number) => number, within: number): Similar {
  const similar = found.sort((one, other) => one.cost - other.cost || uses(other.index) - uses(one.index))
  const alike = similar.filter(({ cost }) => cost < (similar[0]?.cost ?? 0) + within)
  const titles = alike.filter(({ index }) => table.concepts[index]?.some(({ kind }) => kind === 'title'))
  const [best, ...others] = titles.length > 0 ? titles : alike
  if (!best) return nothing
  const concepts = table.concepts[best.index] ?? []
  const rival = others.find(({ index }) => !table.concepts[index]?.some((one) => concepts.includes(one)))
  return { similar, clear: rival && uses(best.index) <= uses(rival.index) ? undefined : best }
}

import { nearKeysOf } from '../spelling/near-keys.ts'
import { spelledWords } from '../spelling/spelling.ts'
import { eachInSteps, type Steps } from '../steps/steps.ts'
import type { Concept } from './concept-shape.ts'

const shortestBeginning = 3
const longestBeginning = 5
const mostWithOne = 12

/** Finds words by their beginning: 'fin' for 'financial'. */
export function wordsStartingWith(words: readonly string[]) {
  const byBeginning = Map.groupBy(
    words.filter((word) => /^[a-z]+$/.test(word) && word.length > longestBeginning),
    (word) => word.slice(0, shortestBeginning),
  )
  return (beginning: string): readonly string[] => {
    if (beginning.length < shortestBeginning || beginning.length > longestBeginning) return []
    const found = byBeginning.get(beginning.slice(0, shortestBeginning))?.filter((word) => word.startsWith(beginning))
    return found && found.length <= mostWithOne ? found : []
  }
}

/** The words that three letters are with one more vowel: 'nvi' in 'nvi mumbai'. */
export function withoutVowel(word: string, known: ReadonlySet<string>): readonly string[] {
  if (!/^[a-z]{3}$/.test(word) || known.has(word)) return []
  const positions = [1, 2, 3]
  return positions.flatMap((at) =>
    Array.from('aeiou', (vowel) => `${word.slice(0, at)}${vowel}${word.slice(at)}`).filter((one) => known.has(one)),
  )
}

/** Finds the spelling with the same words in another order: 'generalist hr'. */
export function* inOtherOrderOf(
  spellings: readonly (readonly string[])[],
): Steps<(words: readonly string[]) => number | undefined> {
  const byWords = new Map<string, number>()
  yield* eachInSteps(spellings, (words, index) => {
    const key = sorted(words)
    if (words.length > 1 && !byWords.has(key)) byWords.set(key, index)
  })
  return (words) => (words.length > 1 ? byWords.get(sorted(words)) : undefined)
}

function sorted(words: readonly string[]): string {
  return words.toSorted().join(' ')
}

const mostWordsOfInitials = 5

/** Finds the spellings in which two neighbouring words are written by their first letters: 'bo executive'. */
export function* withInitialsOf(
  spellings: readonly (readonly string[])[],
): Steps<(words: readonly string[]) => readonly number[]> {
  const byKey = new Map<string, number[]>()
  yield* eachInSteps(spellings, (words, index) => {
    if (words.length < 3 || words.length > mostWordsOfInitials) return
    for (let at = 0; at + 1 < words.length; at++) {
      const initials = `${words[at]?.[0] ?? ''}${words[at + 1]?.[0] ?? ''}`
      const key = [...words.slice(0, at), initials, ...words.slice(at + 2)].join(' ')
      const same = byKey.get(key)
      if (same) same.push(index)
      else byKey.set(key, [index])
    }
  })
  return (words) => {
    const isShortened = words.length > 1 && words.some((word) => /^[a-z]{2}$/.test(word))
    return isShortened ? (byKey.get(words.join(' ')) ?? []) : []
  }
}

/** A word at the end of fewer titles than this is a name of that one kind of work. */
const leastTitles = 3
const shortestHead = 7

/** Finds the last word of titles that a mistyped word must be, though no title is called so: 'supervisr', 'maneger'. */
export function* headWordsOf(concepts: readonly Concept[]): Steps<(word: string) => string | undefined> {
  const titles = new Map<string, number>()
  yield* eachInSteps(concepts, ({ kind, label }) => {
    const last = kind === 'title' ? spelledWords(label).at(-1)?.folded : undefined
    if (last && last.length >= shortestHead) titles.set(last, (titles.get(last) ?? 0) + 1)
  })
  const heads = [...titles].flatMap(([word, count]) => (count < leastTitles ? [] : [word]))
  const near = yield* nearKeysOf(heads)
  return (word) => {
    const [best, other] = near(word)
    const isClear = best && best.cost <= 1 && (other?.cost ?? 2) > best.cost
    return isClear ? heads[best.at] : undefined
  }
}

/** Finds the titles whose name has these words side by side, by the key of the words: 'frontend' of a Frontend Developer. */
export function* titlesSayingOf(concepts: readonly Concept[]): Steps<(key: string) => readonly number[]> {
  const titles = new Map<string, number[]>()
  yield* eachInSteps(concepts, ({ id, kind, label }) => {
    if (kind !== 'title') return
    const keys = spelledWords(label).map(({ key }) => key)
    const ranges = keys.flatMap((_, from) => keys.slice(from).map((_one, more) => keys.slice(from, from + more + 1)))
    for (const key of new Set(ranges.map((range) => range.join('')))) {
      const same = titles.get(key)
      if (same) same.push(id)
      else titles.set(key, [id])
    }
  })
  return (key) => (key === '' ? [] : (titles.get(key) ?? []))
}

/** The titles that have a name of several words with this one at its end, by the key of the word. */
export function* titlesEndingIn(concepts: readonly Concept[]): Steps<(key: string) => ReadonlySet<number>> {
  const titles = new Map<string, Set<number>>()
  yield* eachInSteps(concepts, ({ id, kind, label, aliases }) => {
    if (kind !== 'title') return
    for (const name of [label, ...aliases]) {
      const words = spelledWords(name)
      const last = words.length > 1 ? words.at(-1)?.key : undefined
      if (!last) continue
      const same = titles.get(last)
      if (same) same.add(id)
      else titles.set(last, new Set([id]))
    }
  })
  return (key) => titles.get(key) ?? noTitles
}

const noTitles: ReadonlySet<number> = new Set()

/**
 * Whether a word that stands for a title is only the end of other names where words stand before it: an operator is a
 * machine operator, but a “tower crane operator” is not. One that is a title's own label, that ends the names of its kinds
 * more than of others, as developer does, or that says its field, as sales of a sales executive, is a wider name.
 */
export function isSharedEnding(key: string, title: Concept, titles: ReadonlySet<number>, kinds: readonly number[]) {
  const label = spelledWords(title.label)
  const [head] = label.slice(-1)
  if (label.some((word) => word.key === key) && (label.length === 1 || head?.key !== key)) return false
  const ofKinds = kinds.filter((id) => titles.has(id)).length
  const ofOthers = titles.size - ofKinds - Number(titles.has(title.id))
  return ofOthers >= leastTitles && ofOthers > ofKinds
}

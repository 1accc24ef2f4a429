import { editDistance } from '../spelling/edit-distance.ts'
import { consonantKey, isDevanagari, latinOf, latinSoundOf } from '../spelling/sounds-across-scripts.ts'
import { spokenLetters } from '../spelling/spoken-letters.ts'
import { eachInSteps, type Steps } from '../steps/steps.ts'

/** A word of the vocabulary that a Devanagari word may mean, and how different the two sound. */
type HeardWord = { word: string; cost: number }

const mostHeard = 8
/** With fewer consonants than this only an exact match counts. */
const shortestInexact = 4
const shortest = { alone: 3, amongOthers: 2 }

type HearWord = (word: string, isAlone?: boolean) => HeardWord[]

/** Finds the words of a vocabulary that sound like a word in Devanagari: इंश्योरेंस is 'insurance', एचआर is 'hr'. */
export function* heardWordsOf(words: readonly string[]): Steps<HearWord> {
  const latin = words.filter((word) => /^[a-z0-9]+$/.test(word))
  const known = new Set(latin)
  const byKey = new Map<string, string[]>()
  yield* eachInSteps(latin, (word) => {
    const key = consonantKey(word)
    const same = byKey.get(key)
    if (same) same.push(word)
    else byKey.set(key, [word])
  })
  const keys = [...byKey.keys()]

  function keysNear(key: string, isAlone: boolean): readonly string[] {
    // Spellings are stored in the singular: सेल्स is 'sale' there.
    const exact = [...new Set([key, key.replace(/s$/, '')])].filter((one) => byKey.has(one))
    if (exact.length > 0 || isAlone) return exact
    return key.length < shortestInexact ? [] : keys.filter((other) => editDistance(key, other, 1) <= 1)
  }

  return (word, isAlone = false) => {
    if (!isDevanagari(word)) return []
    const letters = spokenLetters(word)
    const spelled = letters !== undefined && known.has(letters) ? [{ word: letters, cost: 0.25 }] : []
    const key = consonantKey(word)
    if (key.length < (isAlone ? shortest.alone : shortest.amongOthers)) return spelled
    const written = latinOf(word)
    const heard = keysNear(key, isAlone).flatMap((near) =>
      (byKey.get(near) ?? []).map((other) => ({ word: other, cost: costOf(written, other, key.startsWith(near)) })),
    )
    return [...spelled, ...heard].sort((one, other) => one.cost - other.cost).slice(0, mostHeard)
  }
}

/** Less than one for words with the same consonants: several in a row must not look like mistakes. */
function costOf(written: string, word: string, isExact: boolean): number {
  const sound = latinSoundOf(word)
  const unlike = editDistance(written, sound, 8) / Math.max(written.length, sound.length)
  return (isExact ? 0.25 : 0.75) + unlike / 2
}

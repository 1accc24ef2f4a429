import { editDistance } from '../spelling/edit-distance.ts'
import { consonantKey, isDevanagari, latinSoundOf } from '../spelling/sounds-across-scripts.ts'
import { spokenLetters } from '../spelling/spoken-letters.ts'
import { unlikeAcrossScripts } from '../spelling/unlike-across-scripts.ts'
import { eachInSteps, type Steps } from '../steps/steps.ts'

/** A word of the vocabulary that a Devanagari word may mean, and how different the two sound. */
export type HeardWord = { word: string; cost: number }

const mostHeard = 8
/** With fewer consonants than this only an exact match counts. */
const shortestInexact = 4
const shortest = { alone: 3, amongOthers: 2 }
/** How different the vowels of a word alone, or of a mistyped Latin word, may be. */
const mostUnlike = 0.4
/** The distance across scripts, where vowels that Devanagari leaves unwritten cost almost nothing. */
const mostUnlikeAcross = 0.12
/**
 * The cost of a difference across scripts, limited so that words with the same consonants cost less than one mistake.
 */
const acrossScripts = 1.5
const mostAcross = 0.7
const shortestLatin = 6
const mostLeftOut = 2
/** The cost of a Latin word by its consonants beside others: clearly more than that of a wrong letter, so no tie with it. */
const behindEdits = 1.25
const mostRemembered = 500

type HearWord = (word: string, isAlone?: boolean) => HeardWord[]

/** The words of a vocabulary by their consonants. */
type Sounds = { known: ReadonlySet<string>; byKey: ReadonlyMap<string, readonly string[]>; keys: readonly string[] }

/** A Latin word, and with each 'ch' as k, as in 'mechanic': the spelling does not say which. */
function readAloud(word: string): readonly string[] {
  return word.includes('ch') ? [word, word.replaceAll('ch', 'k')] : [word]
}

function unlikeAcross(heard: string, word: string): number {
  return Math.min(...readAloud(word).map((one) => unlikeAcrossScripts(heard, one)))
}

function* soundsOf(words: readonly string[]): Steps<Sounds> {
  const latin = words.filter((word) => /^[a-z0-9]+$/.test(word))
  const byKey = new Map<string, string[]>()
  yield* eachInSteps(latin, (word) => {
    for (const key of new Set(readAloud(word).map(consonantKey))) {
      const same = byKey.get(key)
      if (same) same.push(word)
      else byKey.set(key, [word])
    }
  })
  return { known: new Set(latin), byKey, keys: [...byKey.keys()] }
}

function keysNear(key: string, isAlone: boolean, { byKey, keys }: Sounds): readonly string[] {
  // Spellings are stored in the singular: सेल्स is 'sale' there.
  const exact = [...new Set([key, key.replace(/s$/, '')])].filter((one) => byKey.has(one))
  if (exact.length > 0 || isAlone) return exact
  return key.length < shortestInexact ? [] : keys.filter((other) => editDistance(key, other, 1) <= 1)
}

/** The words with the consonants of a mistyped Latin word; with one too few or too many only among others. */
function heardInLatin(word: string, isAlone: boolean, sounds: Sounds): HeardWord[] {
  const key = consonantKey(word)
  const isLong = word.length >= shortestLatin && key.length >= shortestInexact
  if (!isLong || sounds.known.has(word) || !/^[a-z]+$/.test(word)) return []
  const written = latinSoundOf(word)
  return keysNear(key, isAlone, sounds)
    .filter((near) => near === key || near.length !== key.length)
    .flatMap((near) => sounds.byKey.get(near) ?? [])
    .filter((other) => other[0] === word[0] && Math.abs(other.length - word.length) <= mostLeftOut)
    .filter((other) => unlikeOf(written, other) <= mostUnlike)
    .map((other) => ({ word: other, cost: (isAlone ? 0.75 : behindEdits) + unlikeOf(written, other) }))
}

function heardInDevanagari(word: string, isAlone: boolean, sounds: Sounds): HeardWord[] {
  const letters = spokenLetters(word)
  const spelled = letters !== undefined && sounds.known.has(letters) ? [{ word: letters, cost: 0.25 }] : []
  const key = consonantKey(word)
  if (key.length < (isAlone ? shortest.alone : shortest.amongOthers)) return spelled
  const heard = keysNear(key, isAlone, sounds).flatMap((near) =>
    (sounds.byKey.get(near) ?? [])
      // Letters without a vowel are named one by one: माध्यम is not MDM.
      .filter((other) => !isAlone || (/[aeiouy]/.test(other) && unlikeAcross(word, other) <= mostUnlikeAcross))
      .map((other) => ({ word: other, cost: costOf(word, other, key.startsWith(near)) })),
  )
  return [...spelled, ...heard]
}

/**
 * Finds the words of a vocabulary that sound like a word in Devanagari, or like a longer one in Latin letters that is
 * spelt with other vowels: इंश्योरेंस is 'insurance', एचआर is 'hr', 'devlopr' is 'developer'.
 */
export function* heardWordsOf(words: readonly string[]): Steps<HearWord> {
  const sounds = yield* soundsOf(words)
  const answers = new Map<string, HeardWord[]>()
  return (word, isAlone = false) => {
    const asked = `${isAlone} ${word}`
    const answer = answers.get(asked)
    if (answer) return answer
    const heard = isDevanagari(word) ? heardInDevanagari(word, isAlone, sounds) : heardInLatin(word, isAlone, sounds)
    const likest = heard.sort((one, other) => one.cost - other.cost).slice(0, mostHeard)
    if (answers.size >= mostRemembered) answers.clear()
    answers.set(asked, likest)
    return likest
  }
}

/** How different two words are with their vowels, from 0 to 1. */
function unlikeOf(written: string, word: string): number {
  const sound = latinSoundOf(word)
  return editDistance(written, sound, 8) / Math.max(written.length, sound.length)
}

/** Less than one for words with the same consonants: several of them in a row must not count as mistakes. */
function costOf(heard: string, word: string, isExact: boolean): number {
  return (isExact ? 0.25 : 0.75) + Math.min(mostAcross, acrossScripts * unlikeAcross(heard, word))
}

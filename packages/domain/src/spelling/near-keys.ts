import { eachInSteps, mapInSteps, type Steps } from '../steps/steps.ts'
import { editDistance } from './edit-distance.ts'
import { soundOf } from './sound.ts'

/** A similar key: its index and its distance. */
export type NearKey = { at: number; cost: number }

/** Finds the keys similar to one. */
export type NearKeys = (key: string) => NearKey[]

/** Shorter words are never corrected: too many of them differ by one letter. */
const shortest = 4
const longest = 60
const devanagari = /[\u0900-\u097f]/
const firstLetter = 0.5

/** The length of a word; one less in Devanagari, where vowels are separate signs. */
function lettersOf(key: string): number {
  return devanagari.test(key) ? key.length - 1 : key.length
}

/**
 * How far a correction may go: one edit, not of the first letter, in words of up to 7 letters, and two where one of the
 * words has 9 or more, so that enough remains that is alike. In Devanagari a short word must sound the same: its endings
 * make other words of it.
 */
function mostCost(key: string, other: string): number {
  const letters = lettersOf(key)
  if (devanagari.test(key)) return letters < 6 ? 0.75 : letters < 8 ? 1 + firstLetter : 2
  if (letters < 8) return 1
  return Math.max(letters, lettersOf(other)) < 9 ? 1 + firstLetter : 2
}

function costOf(key: string, sound: string, other: string, otherSound: string): number {
  const heard = editDistance(sound, otherSound, 2)
  const seen = editDistance(key, other, heard > 2 ? 2 : 6)
  const swapped = key[0] === other[1] && key[1] === other[0]
  const start = sound[0] === otherSound[0] || key[0] === other[0] || swapped ? 0 : firstLetter
  // A difference in spelling but not in sound is a quarter of a mistake.
  return Math.min(seen, (3 * heard + seen) / 4) + start
}

function pairCode(sound: string, at: number): number {
  // The positions before the first and after the last letter count as letters too.
  const first = at === 0 ? 1 : sound.charCodeAt(at - 1)
  const second = at === sound.length ? 2 : sound.charCodeAt(at)
  return ((first * 61 + second) * 64 + sound.length) & 0x3ffff
}

/** For each pair of letters, the words of one length that contain it: two flat arrays instead of many small ones. */
function* postingsOf(sounds: readonly string[]): Steps<{ starts: Uint32Array; words: Uint32Array }> {
  const starts = new Uint32Array(0x40001)
  yield* eachInSteps(sounds, (sound) => {
    for (let at = 0; at <= sound.length; at++) add(starts, pairCode(sound, at) + 1, 1)
  })
  for (let code = 0; code < 0x40000; code++) add(starts, code + 1, starts[code] ?? 0)
  const fill = starts.slice()
  const words = new Uint32Array(starts[0x40000] ?? 0)
  yield* eachInSteps(sounds, (sound, word) => {
    for (let at = 0; at <= sound.length; at++) {
      const code = pairCode(sound, at)
      words[fill[code] ?? 0] = word
      add(fill, code, 1)
    }
  })
  return { starts, words }
}

function add(numbers: Uint32Array | Uint16Array, at: number, more: number) {
  numbers[at] = (numbers[at] ?? 0) + more
}

/** An index of keys by the pairs of letters in their sound. */
export function* nearKeysOf(keys: readonly string[]): Steps<NearKeys> {
  const sounds = yield* mapInSteps(keys, (key) => (key.length > longest || key.length < shortest ? '' : soundOf(key)))
  const { starts, words } = yield* postingsOf(sounds)
  const hits = new Uint16Array(keys.length)

  function candidatesOf(sound: string, most: number): number[] {
    const found: number[] = []
    const touched: number[] = []
    for (let length = Math.max(1, sound.length - 2); length <= sound.length + 2; length++) {
      const least = Math.max(2, Math.max(length, sound.length) + 1 - Math.ceil(3 * most))
      for (let at = 0; at <= sound.length; at++) {
        const code = (pairCode(sound, at) - sound.length + length) & 0x3ffff
        for (let entry = starts[code] ?? 0; entry < (starts[code + 1] ?? 0); entry++) {
          const word = words[entry] ?? 0
          if (sounds[word]?.length !== length) continue
          if (hits[word] === 0) touched.push(word)
          add(hits, word, 1)
          if (hits[word] === least) found.push(word)
        }
      }
    }
    for (const word of touched) hits[word] = 0
    return found
  }

  return (key) => {
    if (lettersOf(key) < shortest || key.length > longest) return []
    const sound = soundOf(key)
    return candidatesOf(sound, mostCost(key, key.padEnd(key.length + 1)))
      .map((at) => ({ at, cost: costOf(key, sound, keys[at] ?? '', sounds[at] ?? '') }))
      .filter(({ at, cost }) => cost <= mostCost(key, keys[at] ?? ''))
      .sort((one, other) => one.cost - other.cost || one.at - other.at)
  }
}

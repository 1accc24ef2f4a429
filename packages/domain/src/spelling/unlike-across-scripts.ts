import { devanagariSoundOf, isInherent, latinSoundOf, type Sound } from './sounds-across-scripts.ts'

/** How different two vowels sound; a diphthong of Devanagari is written for several of English: मैनेजर, 'manager'. */
const vowelCosts: Readonly<Record<string, number>> = {
  ao: 0.1,
  aA: 0.15,
  eA: 0.15,
  iA: 0.3,
  oO: 0.15,
  aO: 0.15,
  uO: 0.3,
  ae: 0.25,
  ei: 0.25,
  ou: 0.25,
  au: 0.35,
}
const otherVowel = 0.6
/** Devanagari leaves some vowels unwritten; such a vowel may be any that English writes. */
const unwritten = 0.1
const leftOut = { vowel: 0.5, y: 0.2, consonant: 0.9 }
const alike = /^[cjzs]$/

const isVowel = (sound: string) => /^[aeiouAO]$/.test(sound)

function costOfPair(one: Sound, other: string): number {
  if (one === other) return 0
  if (isInherent(one)) return isVowel(other) ? unwritten : Number.POSITIVE_INFINITY
  if (isVowel(one) !== isVowel(other)) return Number.POSITIVE_INFINITY
  if (isVowel(one)) return vowelCosts[one + other] ?? vowelCosts[other + one] ?? otherVowel
  return alike.test(one) && alike.test(other) ? 0.25 : 1
}

function costOfOne(sound: Sound): number {
  if (isInherent(sound)) return 0
  return isVowel(sound) ? leftOut.vowel : sound === 'y' ? leftOut.y : leftOut.consonant
}

/** How a Latin word sounds, its double vowels one and without a silent e at its end. */
function soundsOfLatin(word: string): string[] {
  const sound = latinSoundOf(word)
    .replace(/(?<=[^aeiou])e$/, '')
    .replace(/ee|ea|ie/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/a[iy]|ei/g, 'e')
    .replace(/au|oa/g, 'o')
    .replace(/(.)\1+/g, '$1')
  return [...(/[^aeiou]y$/.test(word) ? `${sound}i` : sound)]
}

/**
 * How different a folded word in Devanagari and one in Latin letters sound, from 0: consonants count most, vowels by how
 * near they are, and a vowel that Devanagari leaves unwritten next to nothing.
 */
export function unlikeAcrossScripts(word: string, latin: string): number {
  const heard = devanagariSoundOf(word)
  const spelled = soundsOfLatin(latin)
  let before = [0]
  for (const sound of spelled) before.push((before.at(-1) ?? 0) + costOfOne(sound))
  for (const sound of heard) {
    const row = [(before[0] ?? 0) + costOfOne(sound)]
    for (const [at, other] of spelled.entries()) {
      row.push(
        Math.min(
          (before[at] ?? 0) + costOfPair(sound, other),
          (before[at + 1] ?? 0) + costOfOne(sound),
          (row[at] ?? 0) + costOfOne(other),
        ),
      )
    }
    before = row
  }
  return (before.at(-1) ?? 0) / Math.max(heard.filter((sound) => !isInherent(sound)).length, spelled.length, 1)
}

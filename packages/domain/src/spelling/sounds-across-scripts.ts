/** The sounds of Devanagari's letters in Latin ones, without the vowels inside a word. */
const devanagariSounds: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'k',
  ग: 'g',
  घ: 'g',
  च: 'c',
  छ: 'c',
  ज: 'j',
  झ: 'j',
  ट: 't',
  ठ: 't',
  ड: 'd',
  ढ: 'd',
  त: 't',
  थ: 't',
  द: 'd',
  ध: 'd',
  न: 'n',
  ण: 'n',
  ङ: 'n',
  ञ: 'n',
  '\u0902': 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'b',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 's',
  ष: 's',
  स: 's',
  ह: 'h',
}

/** How English letters sound, applied in this order; `y` before a vowel is a consonant, otherwise a vowel. */
const latinSounds: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ''],
  [/tion|sion|cian|tian/g, 'sn'],
  [/ture/g, 'cr'],
  [/tch/g, 'c'],
  [/ch(?=[lrn])/g, 'k'],
  [/ch/g, 'C'],
  [/[ct]i(?=[aou])/g, 's'],
  [/sch/g, 'sk'],
  [/c(?=[eiy])/g, 's'],
  [/dg(?=e)/g, 'j'],
  [/g(?=[eiy])/g, 'j'],
  [/(?<=[aei])gn(?=$|er|ing|ment|ed)/g, 'n'],
  [/qu/g, 'kv'],
  [/(?<=[aeou])igh|(?<=[aeiou])gh(?!ost)/g, ''],
  [/ck|q|c/g, 'k'],
  [/C/g, 'c'],
  [/^kn/g, 'n'],
  [/^ps/g, 's'],
  [/^wr/g, 'r'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/([bdgkt])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/m(?=[bp])/g, 'n'],
  [/y(?![aeiou])/g, ''],
]
const inexact: readonly (readonly [RegExp, string])[] = [
  // The same English sound is written in several ways: डिजाइन, डिसाइन; शेफ, चेफ; एजुकेशन.
  [/y/g, ''],
  [/[cjz]/g, 's'],
  [/(.)\1+/g, '$1'],
]

const devanagari = /[\u0900-\u097f]/

/** Whether a word is written in Devanagari. */
export function isDevanagari(word: string): boolean {
  return devanagari.test(word)
}

const vowelsAtStart = /^[aeiou]|^[अ-औ]/

function read(text: string, table: typeof latinSounds): string {
  return table.reduce((word, [letters, sound]) => word.replace(letters, sound), text)
}

function consonantsOf(word: string): string {
  if (!isDevanagari(word)) return read(word, latinSounds).replace(/[aeiou]/g, '')
  const heard = word.replace(/\u0902(?=[पफबभम])/g, 'न').replace(/म(?=\u094d[पबभ])/g, 'न')
  return Array.from(heard, (sign) => devanagariSounds[sign] ?? '').join('')
}

/**
 * A folded word's consonants by sound, and whether it begins with a vowel: an English word and the same word in
 * Devanagari have the same key, 'insurance' and इंश्योरेंस.
 */
export function consonantKey(word: string): string {
  return (vowelsAtStart.test(word) ? 'a' : '') + read(consonantsOf(word), inexact)
}

const vowelSigns: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ु': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  अ: 'a',
  आ: 'a',
  इ: 'i',
  उ: 'u',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
}

/** A sound of a Devanagari word: a consonant, a vowel (A and O are ै and ौ), or the vowel that is not written. */
export type Sound = string
const inherent = ''

/** Whether a sound is the vowel that Devanagari leaves unwritten behind a consonant. */
export function isInherent(sound: Sound): boolean {
  return sound === inherent
}

const diphthongs: Readonly<Record<string, string>> = { ai: 'A', au: 'O' }
const virama = '\u094d'

/** The sounds of a folded Devanagari word, with the vowels that it leaves unwritten. */
export function devanagariSoundOf(word: string): Sound[] {
  const signs = Array.from(word)
  return signs.flatMap((sign, at): Sound[] => {
    const vowel = vowelSigns[sign]
    if (vowel !== undefined) return diphthongs[vowel] ? [diphthongs[vowel] ?? ''] : [...vowel]
    const consonant = devanagariSounds[sign]
    if (consonant === undefined) return []
    const next = signs[at + 1] ?? ''
    const isBare = next !== virama && !(next in vowelSigns) && sign !== '\u0902'
    return isBare ? [consonant, inherent] : [consonant]
  })
}

/** A Latin word as it sounds, with its vowels. */
export function latinSoundOf(word: string): string {
  return read(word, latinSounds)
}

import { latinDigits } from '../digits/digits.ts'

/** Signs in which people spell a Devanagari word differently. */
const devanagariVariants: readonly (readonly [RegExp, string])[] = [
  // Nukta, visarga, and the stroke over a nasal vowel: ज़ is ज, दुःख is दुख, माँ is मां.
  [/[\u093c\u0903]/g, ''],
  [/\u0901/g, '\u0902'],
  // A nasal before a consonant of its own row is an anusvara: हिन्दी is हिंदी.
  [/[ङञणनम]\u094d(?=[क-ङच-ञट-णत-नप-म])/g, '\u0902'],
  // Short and long i and u, and the vowels that Marathi has for English words.
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/ई/g, 'इ'],
  [/ऊ/g, 'उ'],
  [/ाॅ|ॉ/g, 'ा'],
  [/ॅ/g, 'े'],
  [/ऑ/g, 'आ'],
  [/ऍ|ॲ/g, 'ए'],
  [/ऱ/g, 'र'],
]

const ascii = /^[\0-~]*$/
const devanagari = /[\u0900-\u097f]/

function foldDevanagari(word: string): string {
  return devanagariVariants.reduce((text, [variant, one]) => text.replace(variant, one), word)
}

/** A run of letters and digits without case, accents, width, joiners and the small differences of Devanagari. */
export function foldWord(word: string): string {
  if (ascii.test(word)) return word.toLowerCase()
  const plain = latinDigits(
    word
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]|[^\p{L}\p{M}\p{N}]/gu, ''),
  )
  return (devanagari.test(plain) ? foldDevanagari(plain) : plain).normalize('NFC')
}

import anyAscii from 'any-ascii'

/** How Devanagari names are usually spelt in Latin where it differs from letter-by-letter transliteration. */
const latinOfDevanagari: readonly (readonly [RegExp, string])[] = [
  [/\u093c/g, ''],
  [/सिंह/g, 'singh'],
  [/ज्ञ/g, 'gy'],
  [/[शष]/g, 'sh'],
  [/[चछ]/g, 'ch'],
  [/[ऋृ]/g, 'ri'],
  [/[ंँङञण]/g, 'n'],
  [/ळ/g, 'l'],
  [/य/g, 'y'],
]

/** Different spellings of the same sound in Indian names, in the order in which they are applied. */
const sameSounds: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ''],
  // A vowel at the start of a name stays; other a's may or may not be written: Rameshwar, रमेश्वर.
  [/^aa/, 'a'],
  [/ow(?=[bcdfgjklmnprst])/g, 'ou'],
  [/ee|ie/g, 'i'],
  [/oo/g, 'u'],
  [/(?!^)a/g, ''],
  [/ou/g, 'u'],
  [/dny|gny|jny|jn(?!$)/g, 'gy'],
  [/x/g, 'ks'],
  [/ck|q/g, 'k'],
  [/ph/g, 'f'],
  [/([bcdgjkpst])h/g, '$1'],
  [/(?:^|(?<=[dghkmpt]))ru(?=s|tu)/g, 'ri'],
  [/w/g, 'v'],
  [/vh/g, 'v'],
  [/z/g, 'j'],
  [/(?!^)y/g, 'i'],
  [/n(?=[bp])/g, 'm'],
  [/(.)\1+/g, '$1'],
]

function replaced(text: string, table: typeof sameSounds) {
  return table.reduce((word, [letters, one]) => word.replace(letters, one), text)
}

/**
 * A key for the sound of a name's word: equal for 'Rameshwar' and 'रमेश्वर', 'Vaishali' and 'वैशाली', and for the usual
 * Latin spellings. Other scripts are read letter by letter. The start of a name gives the start of its key. Empty for a
 * word without letters.
 */
export function nameSound(word: string) {
  return replaced(
    anyAscii(replaced(word.normalize('NFKD').normalize('NFC'), latinOfDevanagari)).toLowerCase(),
    sameSounds,
  )
}

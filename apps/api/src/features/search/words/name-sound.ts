import anyAscii from 'any-ascii'

/** How Devanagari is usually written in Latin, where letter for letter would not be how anybody spells a name. */
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

/** Letters that are written for one sound in Indian names, in the order in which they are read. */
const sameSounds: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ''],
  // A vowel that opens a name stays; the other a's are written or left out at will: Rameshwar, रमेश्वर.
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
 * How a word of a name sounds: 'Rameshwar' and 'रमेश्वर', 'Vaishali' and 'वैशाली' agree, and so do the usual spellings in
 * Latin letters. Names of other scripts are read letter by letter. The beginning of a name sounds like the beginning of
 * its key. Empty for a word without letters.
 */
export function nameSound(word: string) {
  return replaced(
    anyAscii(replaced(word.normalize('NFKD').normalize('NFC'), latinOfDevanagari)).toLowerCase(),
    sameSounds,
  )
}

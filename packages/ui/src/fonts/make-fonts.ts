import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

// Creates the font files in this folder as subsets of the full fonts: `node packages/ui/src/fonts/make-fonts.ts`. For
// letters outside the subsets the browser uses another font.

/** All letters of a range of code points. */
const letters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')

const latin = `${letters(0x20, 0x7e)}${letters(0xa0, 0xff)}ĀāĪīŒœŪū–—‘’“”•…‹›€™↑↓−`
const devanagari = `${letters(0x900, 0x97f)}\u200c\u200d\u25cc`

const folder = (name: string) => fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/files/${name}`))
const ofLatin = `${folder('anek-latin')}-latin-wght-normal.woff2`
const ofMoreLatin = `${folder('anek-latin')}-latin-ext-wght-normal.woff2`
const ofDevanagari = `${folder('anek-devanagari')}-devanagari-wght-normal.woff2`

/** The weights that we use. */
const fromRegularToBold = { wght: { min: 400, max: 700, default: 400 } }

const files = [
  ['latin', ofLatin, latin, fromRegularToBold],
  ['rupee', ofMoreLatin, '₹', fromRegularToBold],
  // A variable font file is three times as large as one with a single weight.
  ['devanagari-regular', ofDevanagari, devanagari, { wght: 400 }],
  ['devanagari-bold', ofDevanagari, devanagari, { wght: 650 }],
  // Devanagari on English pages, each in a separate file: the languages' own names, and the slogan in Hindi.
  ['languages', ofDevanagari, 'हिन्दी मराठी', { wght: 500 }],
  ['claim', ofDevanagari, 'सत्यापित हुनर, असली नौकरियाँ।', { wght: 400 }],
] as const

for (const [name, from, text, variationAxes] of files) {
  const font = await subsetFont(await readFile(from), text, { targetFormat: 'woff2', variationAxes })
  await writeFile(new URL(`anek-${name}.woff2`, import.meta.url), font)
  console.log(`anek-${name}.woff2: ${(font.length / 1000).toFixed(1)} kB`)
}

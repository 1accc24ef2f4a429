import { Font } from '@react-pdf/renderer'
import { createTw } from 'react-pdf-tailwind'

/** The number of letters that fit on one line at any size. */
const longWord = 40
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The parts between which a word may break: an empty part breaks it without a hyphen, which would change an address.
 */
function wordParts(word: string): string[] {
  if (word.length <= longWord) return [word]
  return [...letters.segment(word)].flatMap(({ segment }, index) => (index === 0 ? [segment] : ['', segment]))
}

Font.registerHyphenationCallback(wordParts)

/** The style of Tailwind class names. */
export const tw = createTw({ colors: { ink: '#1c2333', muted: '#4a5266', line: '#8890a0' } }, { ptPerRem: 10.5 })

import { Font } from '@react-pdf/renderer'
import { createTw } from 'react-pdf-tailwind'

/** Letters that fit on one line, however big they are written. */
const longWord = 40
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Where a word may be broken: an empty part breaks it without a hyphen, which an address must not get. */
function wordParts(word: string): string[] {
  if (word.length <= longWord) return [word]
  return [...letters.segment(word)].flatMap(({ segment }, index) => (index === 0 ? [segment] : ['', segment]))
}

Font.registerHyphenationCallback(wordParts)

/** The style of Tailwind class names. */
export const tw = createTw({ colors: { ink: '#1c2333', muted: '#4a5266', line: '#8890a0' } }, { ptPerRem: 10.5 })

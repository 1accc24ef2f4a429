import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'

/** A glyph, and the letters it represents. */
type Glyph = { codePoints: number[] }
type OpenFont = { getGlyph(id: number, codePoints?: number[]): Glyph | null }

const require = createRequire(import.meta.url)

/**
 * An embedded font, because the built-in ones have neither ₹ nor Devanagari. One file for all letters: with two files,
 * each switch between them would embed the font again.
 */
export const fontFamily = 'noto'
const files = {
  400: require.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
  700: require.resolve('@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf'),
}
const weights = [400, 700] as const

Font.register({ family: fontFamily, fonts: weights.map((fontWeight) => ({ fontWeight, src: files[fontWeight] })) })

let opened: Promise<unknown> | undefined

/** Opens both weights, once. */
export function openFonts() {
  opened ??= Promise.all(weights.map(open))
  return opened
}

async function open(fontWeight: (typeof weights)[number]) {
  const which = { fontFamily, fontWeight }
  await Font.load(which)
  const font = Font.getFont(which)?.data
  if (font) keepLetters(font as unknown as OpenFont)
}

/**
 * A font caches each glyph with the letters of its first use. In Devanagari the same glyph stands for one letter or for
 * several, and the renderer, which counts letters to break lines, would cut off the end of a line.
 */
function keepLetters(font: OpenFont) {
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints)
    if (!glyph || String(glyph.codePoints) === String(codePoints)) return glyph
    return Object.assign(Object.create(glyph), { codePoints })
  }
}

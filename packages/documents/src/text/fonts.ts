import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'
import { shapeWithHarfBuzz } from './shaping.ts'

const require = createRequire(import.meta.url)
const weights = { 400: '400Regular', 700: '700Bold' } as const

/** A font of the Noto family, or one that fits it: its package, and the start of its files' names. */
type FontFile = { name: string; file: string }

/** Whether a font has a letter, in both weights. */
type Has = (codePoint: number) => boolean

/** Latin letters, Devanagari and ₹ in one file, because each font of a document is embedded. */
const base: FontFile = { name: 'noto-sans-devanagari', file: 'NotoSansDevanagari' }

/** Latin letters that the first font lacks (Vietnamese), Greek and Cyrillic. */
const otherLetters: FontFile = { name: 'noto-sans', file: 'NotoSans' }

/** The fonts of India's other scripts by Unicode's name of the script. */
const fontOf: Readonly<Record<string, FontFile>> = {
  Arabic: { name: 'amiri', file: 'Amiri' },
  Bengali: { name: 'noto-sans-bengali', file: 'NotoSansBengali' },
  Gujarati: { name: 'noto-sans-gujarati', file: 'NotoSansGujarati' },
  Gurmukhi: { name: 'noto-sans-gurmukhi', file: 'NotoSansGurmukhi' },
  Kannada: { name: 'noto-sans-kannada', file: 'NotoSansKannada' },
  Malayalam: { name: 'noto-sans-malayalam', file: 'NotoSansMalayalam' },
  Meetei_Mayek: { name: 'noto-sans-meetei-mayek', file: 'NotoSansMeeteiMayek' },
  Ol_Chiki: { name: 'noto-sans-ol-chiki', file: 'NotoSansOlChiki' },
  Oriya: { name: 'noto-sans-oriya', file: 'NotoSansOriya' },
  Tamil: { name: 'noto-sans-tamil', file: 'NotoSansTamil' },
  Telugu: { name: 'noto-sans-telugu', file: 'NotoSansTelugu' },
  Tibetan: { name: 'noto-serif-tibetan', file: 'NotoSerifTibetan' },
}

/** Words in one of these scripts, with the marks and joiners that belong to them. */
const wordsOfScripts = new RegExp(
  Object.keys(fontOf)
    .map(
      (script) => `(?<${script}>\\p{sc=${script}}(?:[\\p{scx=${script}}\\p{scx=Inherited}]|\\s(?=\\p{sc=${script}}))*)`,
    )
    .join('|'),
  'gu',
)

const opening = new Map<string, Promise<void>>()
const opened = new Map<string, Has>()

const usual = [base, otherLetters]

/** The default fonts of a document, for text in no other script. */
export const families = usual.map(({ name }) => name)

/** Opens the fonts that a text needs, each once. */
export async function openFonts(text: string) {
  const usedFonts = runsOf(text).flatMap(({ font }) => font ?? [])
  await Promise.all(
    [...usual, ...usedFonts].map((font) => {
      const done = opening.get(font.name) ?? open(font)
      opening.set(font.name, done)
      return done
    }),
  )
}

/**
 * A text in parts, each with the fonts that draw it. Characters that no font can draw are left out: emoji, letters of
 * scripts from outside India, marks that only change the direction.
 */
export function drawableParts(text: string): { text: string; families: string[] }[] {
  const clean = text
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .replace(/[^\P{C}\n\u200c\u200d]/gu, '')
  return runsOf(clean).map(({ text: run, font }) => {
    const fonts = [...(font ? [font] : []), ...usual].map(({ name }) => name)
    const drawnText = whatTheyDraw(run, fonts)
    return { text: fromRight.test(drawnText) ? `${drawnText}${leftToRight}` : drawnText, families: fonts }
  })
}

const fromRight = /\p{sc=Arabic}/u

/** Keeps the text after right-to-left words in its place. */
const leftToRight = '\u200e'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The characters of a text that these fonts can draw; a styled letter, such as a bold or a wide one, becomes its plain
 * form.
 */
function whatTheyDraw(text: string, fonts: readonly string[]) {
  const isDrawn = (letter = '') =>
    /[\n\u200c\u200d]/.test(letter) || fonts.some((name) => opened.get(name)?.(letter.codePointAt(0) ?? 0))
  const drawnOf = ([base, ...marks]: Iterable<string>) =>
    isDrawn(base) ? [base, ...marks.filter(isDrawn)].join('') : ''
  return [...graphemes.segment(text)]
    .map(({ segment }) => drawnOf(segment) || drawnOf(segment.normalize('NFKC')))
    .join('')
    .replace(/ {2,}/g, ' ')
}

/** A text in runs: those that one script's font draws, and the runs between them without a font of their own. */
function runsOf(text: string): { text: string; font?: FontFile }[] {
  const runs: { text: string; font?: FontFile }[] = []
  let end = 0
  for (const { 0: words, index, groups = {} } of text.matchAll(wordsOfScripts)) {
    if (index > end) runs.push({ text: text.slice(end, index) })
    const [script = ''] = Object.keys(groups).filter((name) => groups[name] !== undefined)
    const font = fontOf[script]
    runs.push(font ? { text: words, font } : { text: words })
    end = index + words.length
  }
  if (end < text.length) runs.push({ text: text.slice(end) })
  return runs
}

async function open({ name, file }: FontFile) {
  const folders = Object.entries(weights).map(([weight, folder]) => {
    const path = require.resolve(`@expo-google-fonts/${name}/${folder}/${file}_${folder}.ttf`)
    return { fontWeight: Number(weight), src: path }
  })
  Font.register({ family: name, fonts: folders })
  const availableFonts = await Promise.all(
    folders.map(async ({ fontWeight, src }) => {
      const which = { fontFamily: name, fontWeight }
      await Font.load(which)
      const font = Font.getFont(which)?.data
      shapeWithHarfBuzz(font, src)
      return (codePoint: number) => font?.hasGlyphForCodePoint(codePoint) ?? false
    }),
  )
  opened.set(name, (codePoint) => availableFonts.every((one) => one(codePoint)))
}

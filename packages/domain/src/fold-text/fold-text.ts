import { latinDigits } from '../digits/digits.ts'

/**
 * Ranges of characters that are dropped after decomposition: invisible ones, accents, the nuktas of Indian scripts, and
 * the vowel marks of Urdu.
 */
export const droppedSigns: readonly (readonly [number, number])[] = [
  ...([
    [0x00ad, 0x00ad],
    [0x034f, 0x034f],
    [0x061c, 0x061c],
    [0x115f, 0x1160],
    [0x17b4, 0x17b5],
    [0x180b, 0x180f],
    [0x200b, 0x200f],
    [0x202a, 0x202e],
    [0x2060, 0x206f],
    [0x3164, 0x3164],
    [0xfe00, 0xfe0f],
    [0xfeff, 0xfeff],
    [0xffa0, 0xffa0],
    [0xe0000, 0xe0fff],
  ] as const),
  ...([
    [0x0300, 0x036f],
    [0x1ab0, 0x1aff],
    [0x1dc0, 0x1dff],
    [0x20d0, 0x20ff],
    [0xfe20, 0xfe2f],
  ] as const),
  ...[0x093c, 0x09bc, 0x0a3c, 0x0abc, 0x0b3c, 0x0cbc].map((nukta) => [nukta, nukta] as const),
  [0x064b, 0x065f],
  [0x0670, 0x0670],
]

/** Lower-case letters that Unicode does not decompose, and how people type them without a special keyboard. */
export const plainLetters: readonly (readonly [letter: string, plain: string])[] = [
  ['đ', 'd'],
  ['ð', 'd'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['ħ', 'h'],
  ['ŧ', 't'],
  ['ı', 'i'],
  ['ς', 'σ'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ß', 'ss'],
  ['þ', 'th'],
]

const usual = /^[ -~]*$/

function classOf(ranges: typeof droppedSigns) {
  const sign = (code: number) => `\\u{${code.toString(16)}}`
  return new RegExp(`[${ranges.map(([first, last]) => `${sign(first)}-${sign(last)}`).join('')}]`, 'gu')
}

const dropped = classOf(droppedSigns)
const unlike = new RegExp(`[${plainLetters.map(([letter]) => letter).join('')}]`, 'gu')
const plainOf = new Map(plainLetters)

/**
 * Folds a text for searching: ignores case, width, accents, nuktas and invisible characters, with digits as 0-9 and
 * single spaces. The database's `folded` returns the same.
 */
export function foldText(text: string): string {
  if (usual.test(text)) return text.toLowerCase().replace(/ {2,}/g, ' ').trim()
  return latinDigits(text.normalize('NFKD').replace(dropped, '').toLowerCase())
    .replace(unlike, (letter) => plainOf.get(letter) ?? letter)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** Whether a text contains the typed text; both are folded first. */
export function hasTyped(text: string, typed: string): boolean {
  return foldText(text).includes(foldText(typed))
}

import { acronyms } from './acronyms.ts'

const small = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
  'near',
])
const titles = new Set([
  'CH',
  'DR',
  'FR',
  'JR',
  'KM',
  'LT',
  'MR',
  'MRS',
  'MS',
  'MT',
  'NO',
  'PT',
  'SMT',
  'SR',
  'ST',
  'SHRI',
])
const shortened = new Set([
  'BLDG',
  'DEPT',
  'DIST',
  'DT',
  'HWY',
  'MGMT',
  'MGT',
  'NR',
  'NGR',
  'PVT',
  'LTD',
  'RD',
  'STN',
  'TQ',
  'VLG',
  'TK',
])
const roman = /^(?:II|III|IV|VI|VII|VIII|IX|XI|XII|XV|XX)$/

function capitalised(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}

function isShorthand(word: string) {
  if (titles.has(word) || shortened.has(word)) return false
  return acronyms.has(word) || roman.test(word) || (word.length <= 6 && !/[AEIOUY]/.test(word))
}

/**
 * A word in capitals in its usual case: acronyms, initials and Roman numerals stay; small words inside a name become
 * lower case.
 */
function written(word: string, first: boolean) {
  const [, base = word, ending = ''] = /^(\p{L}+)(['’]S)?$/u.exec(word) ?? []
  if (base.length === 1) return base + ending.toLowerCase()
  if (isShorthand(base)) return base + ending.toLowerCase()
  return !first && small.has(base.toLowerCase()) ? word.toLowerCase() : capitalised(base) + ending.toLowerCase()
}

function isShouted(text: string) {
  const letters = text.match(/[A-Za-z]/g)?.length ?? 0
  return (text.match(/[A-Z]/g)?.length ?? 0) > letters * 0.7
}

function titled(text: string) {
  return text.replace(/[\p{L}\p{M}]+(?:['’]\p{L}+)*/gu, (word, at: number) => {
    const before = text[at - 1] ?? ''
    if (/\d/.test(before)) return /^(?:ST|ND|RD|TH)$/.test(word) ? word.toLowerCase() : word
    const initials = word.length <= 2 && (text[at + word.length] === '.' || before === '.')
    if (initials && !titles.has(word) && !shortened.has(word)) return word
    if (/['’]/.test(word) && !/^\p{L}+['’]S$/u.test(word))
      return word
        .split(/(['’])/)
        .map(capitalised)
        .join('')
    return written(word, !/\p{L}/u.test(text.slice(0, at)))
  })
}

/** A readable name or address: single spaces, a space after a comma, and capitals as title case. */
export function readable(text: string): string {
  const spaced = text
    .replace(/[\s\p{Cc}\u200b\ufeff]+/gu, ' ')
    .replace(/ *,(?:\s*,)*\s*/g, ', ')
    .replace(/(\p{L}{2,})\.(?=\p{L}{3,})/gu, '$1. ')
    .replace(/\( +/g, '(')
    .replace(/ +\)/g, ')')
    .replace(/^[\s,.;:-]+|[\s,;:-]+$/g, '')
  return isShouted(spaced) ? titled(spaced) : spaced
}

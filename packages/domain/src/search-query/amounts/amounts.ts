import type { TextRange } from '../query-parts.ts'

/** A text as the number patterns read it, with the position of each character in the typed text. */
export type PlainText = { text: string; positions: readonly number[] }

/** A match of a pattern in the text, with its named groups. */
export type Matched = TextRange & { pieces: Readonly<Record<string, string | undefined>> }

const leftOut = /[\u093c\u200b-\u200d\u2060\ufeff\u00ad]/
const withNukta = 'कखगजडढफय'

function plainSign(sign: string): string {
  const code = sign.charCodeAt(0)
  if (code < 0x80) return sign.toLowerCase()
  if (code >= 0x0958 && code <= 0x095f) return withNukta[code - 0x0958] ?? sign
  if (code >= 0x0966 && code <= 0x096f) return String(code - 0x0966)
  if (code === 0x0901) return '\u0902'
  const plain = sign.normalize('NFKC').toLowerCase()
  return plain.length === 1 ? plain : sign
}

/** The text in lower case, with 0-9 for all digits and without optional Devanagari signs. */
export function plainOf(text: string): PlainText {
  const positions: number[] = []
  let plain = ''
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (leftOut.test(sign)) continue
    plain += plainSign(sign)
    positions.push(at)
  }
  return { text: plain, positions: [...positions, text.length] }
}

/** The matches of a pattern, as positions in the typed text. */
export function matchesOf({ text, positions }: PlainText, pattern: RegExp): Matched[] {
  return Array.from(text.matchAll(pattern), (match) => {
    const written = match[0].trimEnd()
    const start = match.index + (written.length - written.trimStart().length)
    const last = positions[match.index + written.length - 1] ?? 0
    return { from: positions[start] ?? 0, to: last + 1, pieces: match.groups ?? {} }
  })
}

const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  ek: 1,
  do: 2,
  teen: 3,
  char: 4,
  chaar: 4,
  paanch: 5,
  panch: 5,
  pach: 5,
  chhe: 6,
  saat: 7,
  aath: 8,
  nau: 9,
  das: 10,
  daha: 10,
  barah: 12,
  pandrah: 15,
  pandhra: 15,
  bees: 20,
  vees: 20,
  pachees: 25,
  pachis: 25,
  tees: 30,
  chalis: 40,
  chalees: 40,
  pachas: 50,
  dedh: 1.5,
  dhai: 2.5,
  एक: 1,
  दो: 2,
  दोन: 2,
  तीन: 3,
  चार: 4,
  पांच: 5,
  पाच: 5,
  छह: 6,
  छः: 6,
  सहा: 6,
  सात: 7,
  आठ: 8,
  नौ: 9,
  नऊ: 9,
  दस: 10,
  दहा: 10,
  बारह: 12,
  बारा: 12,
  पंद्रह: 15,
  पंधरा: 15,
  बीस: 20,
  वीस: 20,
  पच्चीस: 25,
  पंचवीस: 25,
  तीस: 30,
  चालीस: 40,
  चाळीस: 40,
  पचास: 50,
  पन्नास: 50,
  डेढ: 1.5,
  दीड: 1.5,
  ढाई: 2.5,
  अडीच: 2.5,
}

/** A number in digits or, where it is a frequent one, as a word. */
export function numberOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined
  const number = numberWords[written] ?? Number(written.replaceAll(',', ''))
  return Number.isFinite(number) ? number : undefined
}

/** Patterns that years and pay share. */
export const pieces = {
  start: '(?<![\\p{L}\\p{M}\\p{N}.])',
  end: '(?![\\p{L}\\p{M}\\p{N}])',
  numberWord: Object.keys(numberWords)
    .sort((one, other) => other.length - one.length)
    .join('|'),
  to: '\\s*(?:-|–|—|to|se|से|ते|and|or|या|ya)\\s*',
  leastBefore:
    'min(?:imum)?\\.?|(?:not|no) (?:less|fewer|lower) than|not (?:below|under)|at ?least|above|over|more than|greater than|kam ?se ?kam|कम से कम|किमान|कमीत कमी|न्यूनतम|>=?',
  mostBefore:
    'max(?:imum)?\\.?|up ?to|under|below|less than|within|(?:not|no) (?:more|greater|higher) than|not (?:above|over|exceeding|beyond)|at most|[jz]y?ada se [jz]y?ada|ज्यादा से ज्यादा|अधिकतम|जास्तीत जास्त|कमाल|<=?|budget',
  leastAfter:
    '\\+|plus|or more|and above|& above|and more|or above|above|minimum|se (?:[jz]y?ada|upar|adhik)|से (?:ज्यादा|अधिक|ऊपर|उपर)|(?:peksha|पेक्षा) ?(?:jast|जास्त|अधिक)|हून (?:जास्त|अधिक)|ke upar|के ऊपर',
  mostAfter:
    'or less|and below|or below|below|maximum|max|se kam|se neeche|से कम|से नीचे|(?:peksha|पेक्षा) ?(?:kami|कमी)|tak|तक|paryant|पर्यंत|पर्यन्त|ke andar|के अंदर',
} as const

/**
 * Which bound the words around a number set: 'min 3' the lower one, '3 tak' the upper one; undefined without such
 * words.
 */
export function boundOf(before: string | undefined, after: string | undefined): 'least' | 'most' | undefined {
  if (says(before, pieces.leastBefore) || says(after, pieces.leastAfter)) return 'least'
  if (says(before, pieces.mostBefore) || says(after, pieces.mostAfter)) return 'most'
  return undefined
}

function says(written: string | undefined, pattern: string): boolean {
  return written !== undefined && new RegExp(`^\\s*(?:${pattern})`, 'u').test(written)
}

import { foldText } from '@pramaan/domain/fold-text'

/** Abbreviations in college names, and the words they stand for. */
const expansions: Readonly<Record<string, string>> = {
  agri: 'agriculture',
  coll: 'college',
  clg: 'college',
  dept: 'department',
  edu: 'education',
  eng: 'engineering',
  engg: 'engineering',
  engineer: 'engineering',
  estd: 'established',
  gov: 'government',
  goverment: 'government',
  govt: 'government',
  inst: 'institute',
  instt: 'institute',
  intl: 'international',
  mgmt: 'management',
  mgt: 'management',
  poly: 'polytechnic',
  polytech: 'polytechnic',
  sci: 'science',
  tech: 'technology',
  univ: 'university',
  uni: 'university',
  vidyalay: 'vidyalaya',
  bangalore: 'bengaluru',
  bombay: 'mumbai',
  gurgaon: 'gurugram',
  poona: 'pune',
}
const fillers = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'the'])

/**
 * Folded words without apostrophes and punctuation; separate initials become one word (`S. P.` is `sp`).
 */
function wordsOf(text: string): string[] {
  const plain = foldText(text).replace(/['’`]/g, '')
  const words: string[] = []
  let initials = false
  for (const word of plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const initial = /^\p{L}$/u.test(word)
    if (initial && initials) words.push(`${words.pop() ?? ''}${word}`)
    else words.push(word)
    initials = initial
  }
  return words
}

function withoutFillers(words: readonly string[]) {
  const significant = words.filter((word) => !fillers.has(word))
  return significant.length ? significant : [...words]
}

function firstLetters(words: readonly string[]) {
  return words.length > 2 ? words.map((word) => word.charAt(0)).join('') : ''
}

/** The search words of a name, with abbreviations expanded. */
function foldWords(text: string): string[] {
  return withoutFillers(wordsOf(text)).map((word) => expanded(word))
}

/**
 * The words of a search, folded like names. An abbreviation that is the beginning of its word stays as typed: `tech`
 * then finds `technology` and also `technical`.
 */
export function foldTerm(term: string): string[] {
  return [
    ...new Set(
      withoutFillers(wordsOf(term)).map((word) => {
        const full = expanded(word)
        return full.startsWith(word) ? word : full
      }),
    ),
  ].slice(0, 8)
}

/**
 * The searched text of a college: ` name words ; initials | place `, each word between spaces, so that `% word%` finds
 * words that begin with the typed text. Initials are those of the name with and without its small words (`coep`).
 */
export function haystackOf(college: { name: string; address: string; district: string; state: string }): string {
  const name = foldWords(college.name)
  const beforeComma = wordsOf(college.name.split(/[,(]/)[0] ?? '')
  const initials = [firstLetters(beforeComma), firstLetters(withoutFillers(beforeComma))]
  const addressWords = foldWords(`${college.address} ${college.district} ${college.state}`)
  const rest = [...new Set([...initials, '|', ...addressWords])].filter(Boolean)
  return ` ${[...name, ';', ...rest].join(' ')} `
}

/** The word of an abbreviation; not for words that every object has as a key, such as `constructor`. */
function expanded(word: string) {
  return Object.hasOwn(expansions, word) ? (expansions[word] ?? word) : word
}

import lists from '../words/word-forms.json' with { type: 'json' }

/** Short forms of words in job titles and degrees, as people in India write them. Skills and titles as a whole have aliases. */
const abbreviations: Readonly<Record<string, string>> = lists.abbreviations

/** Words with two right spellings. */
const variants: Readonly<Record<string, string>> = lists.variants

/** Words that a spelling may leave out. */
const smallWords: ReadonlySet<string> = new Set(lists.small)

/**
 * Words that end in s but are not plurals: 'DevOps' and 'Node.js' are also written as two words, and BHMS and BHM, HRMS
 * and HRM, RTOS and RTO, B.Des and BDE mean different things.
 */
const noPlural = /(?:ss|us|is|js|(?:ai|cloud|data|dev|fin|git|ml|net|rev|sec)ops)$|^(?:bhm|hrm|rto|r?dbm|[bm]de)s$/

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || noPlural.test(word)) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.endsWith('es') && /(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

function formOf(word: string): string {
  if (Object.hasOwn(abbreviations, word)) return abbreviations[word] ?? word
  if (Object.hasOwn(variants, word)) return variants[word] ?? word
  return word.length > 5 ? word.replace(/is(e|er|ed|ing|ation)$/, 'iz$1') : word
}

/** Whether a word has no meaning inside a spelling: 'sales and marketing' is 'sales marketing'. */
export function isSmallWord(word: string): boolean {
  return smallWords.has(word)
}

/** The standard form of a folded word: singular, written out, and in one spelling. */
export function wordForm(word: string): string {
  return formOf(singular(word))
}

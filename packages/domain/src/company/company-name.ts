import { foldText } from '../fold-text/fold-text.ts'

const legalForms = new Set([
  ...['pvt', 'private', 'ltd', 'limited', 'llp', 'llc', 'inc', 'incorporated', 'corp', 'corporation', 'plc', 'opc'],
  ...['co', 'company', 'p', 'प्रा', 'प्रायव्हेट', 'प्राइवेट', 'लि', 'लिमिटेड', 'एलएलपी'].map(foldText),
])

/** Words that many companies end with, so that they tell no two apart. */
const usualEndings = new Set([
  ...['india', 'bharat', 'group', 'global', 'international', 'worldwide', 'online', 'digital', 'enterprises'],
  ...['technologies', 'technology', 'tech', 'infotech', 'software', 'systems', 'solutions', 'services', 'industries'],
])

/** The words of a name without what is said before it ("M/s", "The") and the legal form at its end. */
function wordsOf(name: string) {
  const words = foldText(name)
    .replace(/&/g, ' and ')
    .replace(/['’.]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
  const [first, second] = words
  const before = first === 'm' && second === 's' ? 2 : first === 'the' || first === 'messrs' ? 1 : 0
  const last = words.findLastIndex((word) => !legalForms.has(word))
  return last < before ? words : words.slice(before, last + 1)
}

/** Whether two names are one: apart from case, accents, punctuation, spaces, "M/s" and the legal form. */
export function isSameCompanyName(one: string, other: string): boolean {
  return wordsOf(one).join('') === wordsOf(other).join('')
}

/**
 * What names have in common that people may take for each other: it is without the usual endings too, and letters and
 * digits that look alike are one, so that "Demo Works India" and "DEM0-WORKS Pvt. Ltd." have the same.
 */
export function companyNameKey(name: string): string {
  const words = wordsOf(name)
  const last = words.findLastIndex((word) => !usualEndings.has(word))
  return words
    .slice(0, Math.max(last, 0) + 1)
    .join('')
    .replace(/[1i]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
}

/** Scripts in which companies of India write their names, besides a to z. */
const scripts = [
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'],
  ...['Arabic', 'Ol_Chiki', 'Meetei_Mayek', 'Common'],
]
const foreignLetter = new RegExp(`(?![a-z${scripts.map((one) => `\\p{Script=${one}}`).join('')}])\\p{L}`, 'u')

/** Whether a name has letters of scripts that nobody in India writes a company in; many look like those of Latin. */
export function hasForeignLetters(name: string): boolean {
  return foreignLetter.test(foldText(name))
}

/** The first letters of a name make a domain of its own from this many words on. */
const leastInitials = 3

/**
 * Whether a domain, without its ending, says the company's name: all its words but usual ones, or their first letters.
 * A domain that says more or less may be another company's.
 */
export function saysCompanyName(domainName: string, company: string): boolean {
  const words = wordsOf(company)
  const said = domainName.toLowerCase().replace(/-/g, '')
  const isUsual = (word: string) => usualEndings.has(word) || word === 'and'
  if (words.every(isUsual)) return false
  const initials = words.filter((word) => word !== 'and').map(([first]) => first)
  if (initials.length >= leastInitials && initials.join('') === said) return true
  const usual = [...usualEndings, ...legalForms].join('|')
  const parts = words.map((word) => (isUsual(word) ? `(?:${word})?` : word)).join('')
  return new RegExp(`^${parts}(?:${usual})?$`, 'u').test(said)
}

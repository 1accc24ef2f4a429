import { foldText } from '../fold-text/fold-text.ts'

const legalForms = new Set([
  ...['pvt', 'private', 'ltd', 'limited', 'llp', 'llc', 'inc', 'incorporated', 'corp', 'corporation', 'plc', 'opc'],
  ...['co', 'company', 'p', 'प्रा', 'प्रायव्हेट', 'प्राइवेट', 'लि', 'लिमिटेड', 'एलएलपी'].map(foldText),
])

/** Common last words of company names, which don't distinguish companies. */
const usualEndings = new Set([
  ...['india', 'bharat', 'group', 'global', 'international', 'worldwide', 'online', 'digital', 'enterprises'],
  ...['technologies', 'technology', 'tech', 'infotech', 'software', 'systems', 'solutions', 'services', 'industries'],
])

/** The words of a name without a prefix ("M/s", "The") and without the legal form. */
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

/** Whether two names mean the same company, ignoring case, accents, punctuation, spaces, "M/s" and the legal form. */
export function isSameCompanyName(one: string, other: string): boolean {
  return wordsOf(one).join('') === wordsOf(other).join('')
}

/**
 * A key that is equal for names that people may confuse: it also leaves out common last words and treats look-alike
 * letters and digits as the same, so that "Demo Works India" and "DEM0-WORKS Pvt. Ltd." match.
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

/** Scripts of Indian company names, besides a to z. */
const scripts = [
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'],
  ...['Arabic', 'Ol_Chiki', 'Meetei_Mayek', 'Common'],
]
const foreignLetter = new RegExp(`(?![a-z${scripts.map((one) => `\\p{Script=${one}}`).join('')}])\\p{L}`, 'u')

/** Whether a name has letters of a script that no Indian company uses. Many of these look like Latin letters. */
export function hasForeignLetters(name: string): boolean {
  return foreignLetter.test(foldText(name))
}

/** The minimum number of words for which a domain may be a name's initials. */
const leastInitials = 3

/**
 * Whether a domain, without its ending, is the company's name: all words except common ones, or their initials. A
 * domain with more or fewer words may belong to another company.
 */
export function saysCompanyName(domainName: string, company: string): boolean {
  const words = wordsOf(company)
  const domainWords = domainName.toLowerCase().replace(/-/g, '')
  const isUsual = (word: string) => usualEndings.has(word) || word === 'and'
  if (words.every(isUsual)) return false
  const initials = words.filter((word) => word !== 'and').map(([first]) => first)
  if (initials.length >= leastInitials && initials.join('') === domainWords) return true
  const usual = [...usualEndings, ...legalForms].join('|')
  const parts = words.map((word) => (isUsual(word) ? `(?:${word})?` : word)).join('')
  return new RegExp(`^${parts}(?:${usual})?$`, 'u').test(domainWords)
}

import names from '../words/letter-names.json' with { type: 'json' }

/** How Devanagari writes the names of Latin letters, the longer ones first: एचआर is HR, क्यूसी is QC. */
const letterNames = Object.entries(names)

/** The Latin letters that a folded Devanagari word names one by one; undefined for any other word. */
export function spokenLetters(word: string): string | undefined {
  let rest = word
  let letters = ''
  while (rest !== '') {
    const [name, letter] = letterNames.find(([one]) => rest.startsWith(one)) ?? []
    if (!name || !letter) return undefined
    letters += letter
    rest = rest.slice(name.length)
  }
  return letters.length > 1 ? letters : undefined
}

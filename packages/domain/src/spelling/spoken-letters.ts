/** How Devanagari writes the names of Latin letters, the longer ones first: एचआर is HR, क्यूसी is QC. */
const letterNames: readonly (readonly [string, string])[] = [
  ['डब्ल्यु', 'w'],
  ['डबल्यु', 'w'],
  ['थ्रि', '3'],
  ['क्यु', 'q'],
  ['जेड', 'z'],
  ['एक्स', 'x'],
  ['एच', 'h'],
  ['आर', 'r'],
  ['बि', 'b'],
  ['सि', 'c'],
  ['डि', 'd'],
  ['एफ', 'f'],
  ['जि', 'g'],
  ['आइ', 'i'],
  ['आय', 'i'],
  ['जे', 'j'],
  ['के', 'k'],
  ['एल', 'l'],
  ['एम', 'm'],
  ['एन', 'n'],
  ['पि', 'p'],
  ['एस', 's'],
  ['टि', 't'],
  ['यु', 'u'],
  ['वि', 'v'],
  ['वाइ', 'y'],
  ['वाय', 'y'],
  ['ए', 'a'],
  ['इ', 'e'],
  ['ओ', 'o'],
]

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

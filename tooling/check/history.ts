const months = 'January|February|March|April|May|June|July|August|September|October|November|December'

/** What only a diary says: days, what was so before a decision, and columns of figures from before. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/\b20\d\d-\d\d-\d\d\b/, 'a date'],
  [new RegExp(`\\b\\d{1,2} (?:${months})\\b|\\b(?:${months}) (?:\\d{1,2}|20\\d\\d)\\b`), 'a date'],
  [/\b[Ss]ince (?:decisions?|then|\[\d{3}\])/, 'what was before'],
  [/\b(?:[Uu]ntil (?:then|now)|[Ff]ormerly)\b/, 'what was before'],
  [/^\|(?:.*\|)? *[Bb]efore\b[^|]*\|/, 'a table of before'],
]

/** Documents that say what is true now; demands follow their sources. */
export function saysOnlyNow(file: string): boolean {
  return /^docs\/(?!spec\/)/.test(file) || /^(README|CONTRIBUTING)\.md$/.test(file)
}

/** Each line of a document that tells history, with what of it does. */
export function historyIn(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const sign = signs.find(([pattern]) => pattern.test(line))
    return sign ? [`${file}:${index + 1}: ${sign[1]}; say what is true now, git keeps the rest`] : []
  })
}

import type { Catalogue } from '../../../../../packages/app-shell/src/texts/catalogue.ts'

/** The strings of the server's answers, and those of them that are names: of skills, tags and a course's subjects. */
export type Answers = { all: Set<string>; names: Set<string> }

/** What a page may show in Latin letters: what the server answered, and what a translation writes so itself. */
type Allowed = { answers: Answers; english: Catalogue; translation: Catalogue }

const latin = /[A-Za-z][A-Za-z'’]*(?:[ .&/+-]+[A-Za-z][A-Za-z'’]*)*/g
/** Keys of a keyboard and kinds of files. */
const signs = 'alt doc docx'
/** The key of an authenticator, in groups of four. */
const key = /^[A-Z2-7]{4}(?: [A-Z2-7]{4})+$/

/**
 * The texts of a page that are English: a text of the English catalogue that its translation says otherwise, or words
 * that neither people wrote (names, titles, skills) nor the translation contains.
 */
export function englishLeft(shown: readonly string[], { answers, english, translation }: Allowed): string[] {
  const differing = Object.entries(english).filter(([key, text]) => translation[key] !== text && !/[{<]/.test(text))
  const options = new Set(differing.flatMap(([key, text]) => (key.startsWith('option.') ? [text] : [])))
  const labels = new Set(differing.map(([, text]) => text))
  const translated = new Set(Object.values(translation))
  const corpus = [signs, ...answers.all, ...translated].join('\n').toLowerCase()
  return shown.filter((text) => {
    if (translated.has(text) || answers.names.has(text) || key.test(text)) return false
    if (options.has(text)) return true
    if (answers.all.has(text)) return false
    // The last word before an ellipsis is not whole.
    const withoutCutWord = text.replace(/\S*…$/, '')
    return labels.has(text) || (withoutCutWord.match(latin) ?? []).some((words) => !isKnown(words, corpus))
  })
}

/** Whether words are made of pieces that the corpus has, the longest first. */
function isKnown(words: string, corpus: string): boolean {
  const all = words.toLowerCase().split(/[ .&/+-]+/)
  let from = 0
  while (from < all.length) {
    let to = all.length
    while (to > from && !hasWords(corpus, all.slice(from, to))) to -= 1
    if (to === from) return false
    from = to
  }
  return true
}

/** Whether the words stand in the corpus side by side; a single letter may stand anywhere. */
function hasWords(corpus: string, words: readonly string[]): boolean {
  if (words.length === 1 && words[0]?.length === 1) return true
  return new RegExp(`(?<![a-z])${words.join('[ .&/+-]+')}(?![a-z])`).test(corpus)
}
